package import Drydock

/// Owns the way of a message from its recipients to being sent: the pages post results, and this decides what comes next.
package final class ComposerCoordinator: UINavigationController {
    package private(set) var composition = Composition()
    /// What was sent, newest last.
    package private(set) var sent: [Composition] = []
    private let addressBook: AddressBook
    private let recipientsViewController = RecipientsViewController()
    private var compositionViewController: CompositionViewController?

    package init(addressBook: AddressBook) {
        self.addressBook = addressBook
        super.init(rootViewController: recipientsViewController)
        recipientsViewController.resultHandler = { [weak self] in self?.handle($0) }
        presentRecipients()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ComposerCoordinator is made in code")
    }

    // MARK: - Recipients

    private func handle(_ result: RecipientsResult) {
        switch result {
        case .chosen(let recipient): choose(recipient)
        case .removed(let recipient):
            composition.recipients.removeAll { $0 == recipient }
            presentRecipients()
        case .finished: showComposition()
        }
    }

    func choose(_ recipient: Composition.Recipient) {
        composition.recipients.append(recipient)
        presentRecipients()
    }

    private func presentRecipients() {
        recipientsViewController.present(
            model: RecipientsViewController.ViewModel(
                classes: addressBook.classes.map(ComposerRecipientCell.ViewModel.init(remindClass:)),
                users: addressBook.users.map(ComposerRecipientCell.ViewModel.init(user:)),
                chosen: composition.recipients
            )
        )
    }

    // MARK: - Message

    /// Goes on to the message, which begins with `text`.
    func showComposition(text: String = "", animated: Bool = true) {
        let controller = CompositionViewController()
        controller.resultHandler = { [weak self] in self?.handle($0) }
        compositionViewController = controller
        controller.loadViewIfNeeded()
        controller.text = text
        presentComposition()
        pushViewController(controller, animated: animated)
    }

    private func handle(_ result: CompositionResult) {
        switch result {
        case .attach: offer(["Photo", "File"]) { $0.composition.attachments.append($1) }
        case .schedule: offer(["Today at 17:00", "Tomorrow at 8:00"]) { $0.composition.sendTime = $1 }
        case .submitted(let text):
            composition.text = text
            showSent()
        }
    }

    /// Asks for one of several things.
    private func offer(_ choices: [String], then apply: @escaping (ComposerCoordinator, String) -> Void) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for choice in choices {
            let action = UIAlertAction(title: choice, style: .default) { [weak self] _ in
                guard let self else { return }
                apply(self, choice)
                presentComposition()
            }
            sheet.addAction(action)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: true)
    }

    private func presentComposition() {
        var details = composition.sendTime.map { [$0] } ?? []
        let count = composition.attachments.count
        if count > 0 { details.append(count == 1 ? "1 attachment" : "\(count) attachments") }
        compositionViewController?.present(
            model: CompositionViewController.ViewModel(
                recipients: recipientNames,
                details: details.isEmpty ? nil : details.joined(separator: ", ")
            )
        )
    }

    private var recipientNames: String {
        composition.recipients.compactMap { recipient in
            switch recipient {
            case .group(let uuid): addressBook.classes.first { $0.uuid == uuid }?.name
            case .individual(let uuid): addressBook.users.first { $0.uuid == uuid }?.name
            }
        }
        .joined(separator: ", ")
    }

    // MARK: - Sent

    private func showSent() {
        let controller = MessageSentViewController(
            model: MessageSentViewController.ViewModel(
                title: composition.sendTime == nil ? "Message Sent" : "Message Scheduled",
                message: composition.sendTime.map { "\($0), to \(recipientNames)" } ?? "To \(recipientNames)"
            )
        )
        controller.doneHandler = { [weak self] in
            self?.popToRootViewController(animated: true)
        }
        sent.append(composition)
        composition = Composition()
        presentRecipients()
        pushViewController(controller, animated: UIView.areAnimationsEnabled)
    }
}

// MARK: - States

extension ComposerCoordinator {
    /// With a class and a parent among the recipients.
    func chooseTwo() {
        choose(.group(uuid: "c1"))
        choose(.individual(uuid: "u2"))
    }

    /// With a message on its way.
    func send() {
        chooseTwo()
        showComposition(text: "See you on Friday.", animated: false)
        UIView.performWithoutAnimation { handle(CompositionResult.submitted(text: "See you on Friday.")) }
    }

    /// Four lines of a phone's width.
    static let message = """
        Dear all, tomorrow we drop eggs from the roof. Please bring one that you do not need any more, \
        and something soft to wrap it in. The one that survives wins.
        """
}
