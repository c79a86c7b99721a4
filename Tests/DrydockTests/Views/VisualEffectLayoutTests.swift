import Drydock
import Testing

@Suite("Layout of visual effects")
@MainActor
struct VisualEffectLayoutTests {
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let content = UIView()

    init() {
        card.contentView.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: card.contentView.trailingAnchor, constant: -16),
            content.topAnchor.constraint(equalTo: card.contentView.topAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: card.contentView.bottomAnchor, constant: -12),
            content.widthAnchor.constraint(equalToConstant: 100),
            content.heightAnchor.constraint(equalToConstant: 40),
        ])
    }

    @Test("what is in an effect view gives it its size")
    func contentSizesTheView() {
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 132, height: 64))
        let stack = UIStackView(arrangedSubviews: [card])
        stack.alignment = .top
        stack.frame = CGRect(x: 0, y: 0, width: 132, height: 200)
        stack.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 0, y: 0, width: 132, height: 64))
        #expect(card.contentView.frame == card.bounds)
        #expect(content.frame == CGRect(x: 16, y: 12, width: 100, height: 40))
    }

    @Test("an effect view of a set frame gives its content that size, also when it changes")
    func frames() {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 3, y: 5, width: 70, height: 30)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
        view.bounds.size = CGSize(width: 20, height: 90)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 20, height: 90))
        #expect(view.contentView.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
}
