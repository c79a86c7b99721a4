/// A value of a layer that can be animated, or a part of one, by its name.
nonisolated struct LayerKey {
    /// Nil for a layer that has no such value.
    let get: (LayerState) -> AnimatedValue?
    let set: (inout LayerState, AnimatedValue) -> Void

    static func named(_ name: String) -> LayerKey? { all[name] }

    // Never changes once it is made.
    private nonisolated(unsafe) static let all: [String: LayerKey] = {
        var keys: [String: LayerKey] = [:]
        func number(_ name: String, _ path: WritableKeyPath<LayerState, CGFloat>) {
            keys[name] = LayerKey {
                .numbers([$0[keyPath: path]])
            } set: { state, value in
                if case .numbers(let numbers) = value { state[keyPath: path] = numbers[0] }
            }
        }
        func float(_ name: String, _ path: WritableKeyPath<LayerState, Float>) {
            keys[name] = LayerKey {
                .numbers([Double($0[keyPath: path])])
            } set: { state, value in
                if case .numbers(let numbers) = value { state[keyPath: path] = Float(numbers[0]) }
            }
        }
        func optional<Part>(
            _ name: String,
            _ part: WritableKeyPath<LayerState, Part?>,
            _ get: @escaping (Part) -> AnimatedValue,
            _ set: @escaping (inout Part, AnimatedValue) -> Void
        ) {
            keys[name] = LayerKey {
                $0[keyPath: part].map(get)
            } set: { state, value in
                guard var changed = state[keyPath: part] else { return }
                set(&changed, value)
                state[keyPath: part] = changed
            }
        }
        func point(_ name: String, _ path: WritableKeyPath<LayerState, CGPoint>) {
            keys[name] = LayerKey {
                .numbers([$0[keyPath: path].x, $0[keyPath: path].y])
            } set: { state, value in
                if case .numbers(let numbers) = value {
                    state[keyPath: path] = CGPoint(x: numbers[0], y: numbers[1])
                }
            }
            number("\(name).x", path.appending(path: \.x))
            number("\(name).y", path.appending(path: \.y))
        }
        func size(_ name: String, _ path: WritableKeyPath<LayerState, CGSize>) {
            keys[name] = LayerKey {
                .numbers([$0[keyPath: path].width, $0[keyPath: path].height])
            } set: { state, value in
                if case .numbers(let numbers) = value {
                    state[keyPath: path] = CGSize(width: numbers[0], height: numbers[1])
                }
            }
            number("\(name).width", path.appending(path: \.width))
            number("\(name).height", path.appending(path: \.height))
        }
        func rect(_ name: String, _ path: WritableKeyPath<LayerState, CGRect>) {
            keys[name] = LayerKey {
                let rect = $0[keyPath: path]
                return .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
            } set: { state, value in
                if case .numbers(let numbers) = value {
                    state[keyPath: path] = CGRect(
                        x: numbers[0],
                        y: numbers[1],
                        width: numbers[2],
                        height: numbers[3]
                    )
                }
            }
            point("\(name).origin", path.appending(path: \.origin))
            size("\(name).size", path.appending(path: \.size))
        }
        func color(_ name: String, _ path: WritableKeyPath<LayerState, CGColor?>) {
            keys[name] = LayerKey {
                .color($0[keyPath: path])
            } set: { state, value in
                if case .color(let color) = value { state[keyPath: path] = color }
            }
        }
        rect("bounds", \.bounds)
        point("position", \.position)
        point("anchorPoint", \.anchorPoint)
        rect("contentsRect", \.contentsRect)
        float("opacity", \.opacity)
        float("shadowOpacity", \.shadowOpacity)
        size("shadowOffset", \.shadowOffset)
        for (name, path) in [
            ("zPosition", \LayerState.zPosition), ("cornerRadius", \.cornerRadius),
            ("borderWidth", \.borderWidth),
            ("shadowRadius", \.shadowRadius), ("contentsScale", \.contentsScale),
        ] { number(name, path) }
        color("backgroundColor", \.backgroundColor)
        color("borderColor", \.borderColor)
        color("shadowColor", \.shadowColor)
        keys["hidden"] = LayerKey {
            .other($0.isHidden)
        } set: { state, value in
            if case .other(let hidden) = value { state.isHidden = hidden as? Bool ?? state.isHidden }
        }
        keys["contents"] = LayerKey {
            .other($0.contents?.image)
        } set: { state, value in
            if case .other(let image) = value { state.contents = (image as? CGImage).map(LayerImage.init) }
        }
        keys["shadowPath"] = LayerKey {
            .path($0.shadowPath)
        } set: { state, value in
            if case .path(let path) = value { state.shadowPath = path }
        }
        for (name, path) in [
            ("lineWidth", \ShapeState.lineWidth), ("miterLimit", \.miterLimit),
            ("strokeStart", \.strokeStart),
            ("strokeEnd", \.strokeEnd), ("lineDashPhase", \.lineDashPhase),
        ] {
            optional(name, \.shape) {
                .numbers([$0[keyPath: path]])
            } _: { shape, value in
                if case .numbers(let numbers) = value { shape[keyPath: path] = numbers[0] }
            }
        }
        for (name, path) in [("fillColor", \ShapeState.fillColor), ("strokeColor", \.strokeColor)] {
            optional(name, \.shape) {
                .color($0[keyPath: path])
            } _: { shape, value in
                if case .color(let color) = value { shape[keyPath: path] = color }
            }
        }
        optional("path", \.shape) {
            .path($0.path)
        } _: { shape, value in
            if case .path(let path) = value { shape.path = path }
        }
        for (name, path) in [("startPoint", \GradientState.startPoint), ("endPoint", \.endPoint)] {
            optional(name, \.gradient) {
                .numbers([$0[keyPath: path].x, $0[keyPath: path].y])
            } _: { gradient, value in
                if case .numbers(let numbers) = value {
                    gradient[keyPath: path] = CGPoint(x: numbers[0], y: numbers[1])
                }
            }
        }
        optional("locations", \.gradient) {
            .numbers($0.locations ?? [])
        } _: { gradient, value in
            if case .numbers(let numbers) = value { gradient.locations = numbers.isEmpty ? nil : numbers }
        }
        optional("colors", \.gradient) {
            .colors($0.colors ?? [])
        } _: { gradient, value in
            if case .colors(let colors) = value { gradient.colors = colors }
        }
        for (name, key) in transforms { keys[name] = key }
        return keys
    }()

    // MARK: - Transforms

    private static var transforms: [String: LayerKey] {
        var keys: [String: LayerKey] = [:]
        keys["transform"] = LayerKey {
            .transform($0.transform)
        } set: { state, value in
            if case .transform(let transform) = value { state.transform = transform }
        }
        /// Parts of the map of the plane: see `CGAffineTransform.parts`.
        func part(_ name: String, _ indices: [Int]) {
            keys["transform.\(name)"] = LayerKey { state in
                let parts = state.transform.projection.parts
                return .numbers(indices.map { parts[$0] })
            } set: { state, value in
                guard case .numbers(let numbers) = value else { return }
                var parts = state.transform.projection.parts
                for (index, number) in zip(indices, numbers) { parts[index] = number }
                state.transform = CATransform3DMakeAffineTransform(CGAffineTransform(parts: parts))
            }
        }
        part("rotation", [0])
        part("rotation.z", [0])
        part("scale.x", [1])
        part("scale.y", [2])
        part("translation.x", [4])
        part("translation.y", [5])
        part("translation", [4, 5])
        keys["transform.scale"] = LayerKey { state in
            let parts = state.transform.projection.parts
            return .numbers([(parts[1] + parts[2]) / 2])
        } set: { state, value in
            guard case .numbers(let numbers) = value else { return }
            var parts = state.transform.projection.parts
            (parts[1], parts[2]) = (numbers[0], numbers[0])
            state.transform = CATransform3DMakeAffineTransform(CGAffineTransform(parts: parts))
        }
        /// Turns out of the plane come before what the transform does.
        for (name, x, y) in [("rotation.x", 1.0, 0.0), ("rotation.y", 0, 1)] {
            keys["transform.\(name)"] = LayerKey { _ in
                .numbers([0])
            } set: { state, value in
                guard case .numbers(let numbers) = value else { return }
                state.transform = CATransform3DRotate(state.transform, numbers[0], x, y, 0)
            }
        }
        return keys
    }
}
