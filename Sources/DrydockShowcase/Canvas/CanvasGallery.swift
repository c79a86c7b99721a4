package import Drydock

/// What components draw themselves: a chart, a ring, a picture and a ticket.
package final class CanvasGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("CanvasGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        let chart = ChartView()
        chart.values = [0.2, 0.55, 0.4, 0.8, 0.6, 0.95, 0.7]
        let ring = ProgressRing()
        ring.progress = 0.72
        let round = UIStackView(arrangedSubviews: [AvatarView(initials: "AL"), ring])
        for view in [chart, round, TicketView(title: "Admit one")] { addArrangedSubview(view) }

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        alignment = .center
        spacing = 16
        round.spacing = 24

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    }
}
