//
//  QuantityView.swift
//

import UIKit

@objc public protocol QuantityViewDelegate: NSObjectProtocol {
    func quantityViewDidChange(_ view: QuantityView)
    @objc optional func quantityView(_ view: QuantityView, shouldChangeTo quantity: Int) -> Bool
}

/// How many of a thing are wanted. The file is the iOS application's own: here it is translated as it is.
@IBDesignable
open class QuantityView: UIView {
    @objc public dynamic weak var delegate: QuantityViewDelegate?

    @IBInspectable public var most: Int = 9 {
        didSet { update() }
    }

    public private(set) var quantity = 1

    private let label = UILabel()
    private lazy var less = button("−", #selector(decrease))
    private lazy var more = button("+", #selector(increase(_:)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(less)
        addSubview(label)
        addSubview(more)
        label.textAlignment = .center
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(QuantityView.reset)))
        update()
    }

    public required init?(coder: NSCoder) { fatalError("made in code") }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func decrease() { change(to: quantity - 1) }

    @objc private func increase(_ sender: UIButton) { change(to: quantity + 1) }

    private func change(to quantity: Int) {
        guard (0...most).contains(quantity), delegate?.quantityView?(self, shouldChangeTo: quantity) ?? true
        else { return }
        self.quantity = quantity
        update()
        delegate?.quantityViewDidChange(self)
    }

    private func update() { label.text = quantity > most ? nil : "\(quantity)" }
}

extension QuantityView {
    open override var intrinsicContentSize: CGSize { CGSize(width: 132, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in [less, label, more].enumerated() {
            view.frame = CGRect(x: CGFloat(index) * 44, y: 0, width: 44, height: 44)
        }
    }

    @objc open func reset() {
        quantity = 1
        update()
    }
}
