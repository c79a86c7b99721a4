import DrydockRaster

extension BlendMode {
    /// The mode of a layer's filter, and the usual one for nil and for what is none.
    init(compositingFilter filter: Any?) {
        self = .normal
        guard let filter else { return }
        guard let name = filter as? String, let mode = BlendMode.allCases.first(where: { $0.name == name })
        else {
            Log.warnOnce("CALayer.compositingFilter: \(filter) is not the name of a blend mode.")
            return
        }
        self = mode
    }

    /// The filter's name; nil for the usual mode.
    var filterName: String? { self == .normal ? nil : name }

    private var name: String? {
        switch self {
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            "\(self)BlendMode"
        case .plusLighter: "linearDodgeBlendMode"
        // Core Animation's own name, by which layers are cut out of what is behind them.
        case .xor: "xor"
        default: nil
        }
    }
}
