import Drydock
import DrydockAnchorage

/// A card that follows drags, pinches and turns, and goes back at a double tap.
final class GesturesGallery: UIView, UIGestureRecognizerDelegate {
    private let card = UILabel()

    init() {
        super.init(frame: .zero)
        configureView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    private func configureView() {
        backgroundColor = .systemBackground
        card.text = "Drag, pinch, turn"
        card.textAlignment = .center
        card.textColor = .white
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        card.isUserInteractionEnabled = true
        addSubview(card)
        card.centerAnchors == centerAnchors
        card.widthAnchor == 200
        card.heightAnchor == 120
        widthAnchor == 320
        heightAnchor == 320
        let double = UITapGestureRecognizer(target: self, action: GesturesGallery.goBack)
        double.numberOfTapsRequired = 2
        let recognizers: [UIGestureRecognizer] = [
            double,
            UIPanGestureRecognizer(target: self, action: GesturesGallery.move(_:)),
            UIPinchGestureRecognizer(target: self, action: GesturesGallery.scale(_:)),
            UIRotationGestureRecognizer(target: self, action: GesturesGallery.turn(_:)),
        ]
        for recognizer in recognizers {
            recognizer.delegate = self
            card.addGestureRecognizer(recognizer)
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func goBack() {
        UIView.animate(withDuration: 0.3) { self.card.transform = .identity }
    }

    private func move(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        card.transform = card.transform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
    }

    private func scale(_ pinch: UIPinchGestureRecognizer) {
        card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turn(_ rotation: UIRotationGestureRecognizer) {
        card.transform = card.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
    }
}
