//
//  OfferView.swift
//

import Anchorage
import UIKit

/// A text in the middle, laid out by the operators of a library that the target depends on.
public final class OfferView: UIView {
    public let label = UILabel()

    public init(text: String) {
        super.init(frame: .zero)
        label.text = text
        addSubview(label)
        label.centerAnchors == centerAnchors
        label.topAnchor == topAnchor ~ .high
    }

    public required init?(coder: NSCoder) { fatalError("made in code") }
}
