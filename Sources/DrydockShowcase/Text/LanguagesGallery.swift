package import Drydock

/// A sentence in each of some languages, and one of several at once.
package final class LanguagesGallery: UIStackView {
    private enum Constant {
        /// The first sentence of the Universal Declaration of Human Rights.
        static let sentences = [
            "All human beings are born free and equal in dignity and rights.",
            "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.",
            "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.",
            "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।",
            "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ",
            "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.",
            "Все люди рождаются свободными и равными в своём достоинстве и правах.",
            "Mọi con người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi.",
        ]
        static let mixed = "“Peace” is سلام in Arabic (400 million speak it) and שלום in Hebrew."
        static let width: CGFloat = 390
    }

    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("LanguagesGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        for sentence in Constant.sentences { addArrangedSubview(label(sentence, style: .body)) }
        addArrangedSubview(label(Constant.mixed, style: .headline))

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        spacing = 12

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        widthAnchor.constraint(equalToConstant: Constant.width).isActive = true
    }

    private func label(_ text: String, style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = .label
        label.numberOfLines = 0
        return label
    }
}
