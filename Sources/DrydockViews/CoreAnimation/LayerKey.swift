/// A value of a layer that can be animated, or a part of one, by its name.
nonisolated struct LayerKey {
    /// Nil for a layer that has no such value.
    let get: (LayerState) -> AnimatedValue?
    let set: (inout LayerState, AnimatedValue) -> Void

    static func named(_ name: String) -> LayerKey? { all[name] }

    // Never changes once it is made.
    private nonisolated(unsafe) static let all: [String: LayerKey] = {
        var table = LayerKeyTable()
        table.addLayers()
        table.addTransforms()
        table.add(\.shape) { shape in
            shape.add("path", \.path, .path)
            shape.add("fillColor", \.fillColor, .color)
            shape.add("strokeColor", \.strokeColor, .color)
            shape.add("lineWidth", \.lineWidth, .number)
            shape.add("miterLimit", \.miterLimit, .number)
            shape.add("strokeStart", \.strokeStart, .number)
            shape.add("strokeEnd", \.strokeEnd, .number)
            shape.add("lineDashPhase", \.lineDashPhase, .number)
        }
        table.add(\.gradient) { gradient in
            gradient.add("colors", \.colors, .colors)
            gradient.add("locations", \.locations, .numbers)
            gradient.add("startPoint", \.startPoint, .point)
            gradient.add("endPoint", \.endPoint, .point)
        }
        table.add(\.replicator) { replicator in
            replicator.add("instanceCount", \.count, .count)
            replicator.add("instanceDelay", \.delay, .number)
            replicator.add("instanceTransform", \.transform, .transform)
            replicator.add("instanceColor", \.color, .color)
            replicator.add("instanceRedOffset", \.redOffset, .float)
            replicator.add("instanceGreenOffset", \.greenOffset, .float)
            replicator.add("instanceBlueOffset", \.blueOffset, .float)
            replicator.add("instanceAlphaOffset", \.alphaOffset, .float)
        }
        return table.keys
    }()
}

/// How values of a type are animated.
private nonisolated struct LayerKeyKind<Value> {
    let get: (Value) -> AnimatedValue
    /// Nil for a value of another kind.
    let make: (AnimatedValue) -> Value?

    static func numbers(
        _ get: @escaping (Value) -> [Double],
        _ make: @escaping ([Double]) -> Value?
    ) -> LayerKeyKind {
        LayerKeyKind {
            .numbers(get($0))
        } make: {
            if case .numbers(let numbers) = $0 { make(numbers) } else { nil }
        }
    }
}

nonisolated extension LayerKeyKind where Value == CGFloat {
    fileprivate static var number: LayerKeyKind {
        .numbers {
            [$0]
        } _: {
            $0[0]
        }
    }
}

nonisolated extension LayerKeyKind where Value == Float {
    fileprivate static var float: LayerKeyKind {
        .numbers {
            [Double($0)]
        } _: {
            Float($0[0])
        }
    }
}

nonisolated extension LayerKeyKind where Value == Int {
    fileprivate static var count: LayerKeyKind {
        .numbers {
            [Double($0)]
        } _: {
            $0[0].isFinite ? Int(max(min($0[0], 1e9), -1e9)) : nil
        }
    }
}

nonisolated extension LayerKeyKind where Value == [Double]? {
    fileprivate static var numbers: LayerKeyKind {
        .numbers {
            $0 ?? []
        } _: {
            $0.isEmpty ? nil : $0
        }
    }
}

nonisolated extension LayerKeyKind where Value == CGPoint {
    fileprivate static var point: LayerKeyKind {
        .numbers {
            [$0.x, $0.y]
        } _: {
            CGPoint(x: $0[0], y: $0[1])
        }
    }
}

nonisolated extension LayerKeyKind where Value == CGSize {
    fileprivate static var size: LayerKeyKind {
        .numbers {
            [$0.width, $0.height]
        } _: {
            CGSize(width: $0[0], height: $0[1])
        }
    }
}

nonisolated extension LayerKeyKind where Value == CGRect {
    fileprivate static var rect: LayerKeyKind {
        .numbers {
            [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
        } _: {
            CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }
}

nonisolated extension LayerKeyKind where Value == CGColor? {
    fileprivate static var color: LayerKeyKind {
        LayerKeyKind {
            .color($0)
        } make: {
            if case .color(let color) = $0 { .some(color) } else { nil }
        }
    }
}

nonisolated extension LayerKeyKind where Value == [CGColor]? {
    fileprivate static var colors: LayerKeyKind {
        LayerKeyKind {
            .colors($0 ?? [])
        } make: {
            if case .colors(let colors) = $0 { .some(colors) } else { nil }
        }
    }
}

nonisolated extension LayerKeyKind where Value == CGPath? {
    fileprivate static var path: LayerKeyKind {
        LayerKeyKind {
            .path($0)
        } make: {
            if case .path(let path) = $0 { .some(path) } else { nil }
        }
    }
}

nonisolated extension LayerKeyKind where Value == CATransform3D {
    fileprivate static var transform: LayerKeyKind {
        LayerKeyKind {
            .transform($0)
        } make: {
            if case .transform(let map) = $0 { map } else { nil }
        }
    }
}

nonisolated extension LayerKeyKind where Value == Bool {
    fileprivate static var flag: LayerKeyKind {
        LayerKeyKind {
            .other($0)
        } make: {
            if case .other(let flag) = $0 { flag as? Bool } else { nil }
        }
    }
}

nonisolated extension LayerKeyKind where Value == LayerImage? {
    fileprivate static var image: LayerKeyKind {
        LayerKeyKind {
            .image($0)
        } make: {
            if case .image(let image) = $0 { .some(image) } else { nil }
        }
    }
}

/// The keys of what layers of one class have, while they are put together.
private nonisolated struct LayerKeyPart<Part> {
    let part: WritableKeyPath<LayerState, Part?>
    var keys: [String: LayerKey] = [:]

    mutating func add<Value>(
        _ name: String,
        _ path: WritableKeyPath<Part, Value>,
        _ kind: LayerKeyKind<Value>
    ) {
        let part = self.part
        keys[name] = LayerKey {
            $0[keyPath: part].map { kind.get($0[keyPath: path]) }
        } set: { state, value in
            guard var changed = state[keyPath: part], let value = kind.make(value) else { return }
            changed[keyPath: path] = value
            state[keyPath: part] = changed
        }
    }
}

/// All keys, while they are put together.
private nonisolated struct LayerKeyTable {
    var keys: [String: LayerKey] = [:]

    mutating func add<Part>(
        _ part: WritableKeyPath<LayerState, Part?>,
        _ build: (inout LayerKeyPart<Part>) -> Void
    ) {
        var table = LayerKeyPart(part: part)
        build(&table)
        keys.merge(table.keys) { $1 }
    }

    private mutating func add<Value>(
        _ name: String,
        _ path: WritableKeyPath<LayerState, Value>,
        _ kind: LayerKeyKind<Value>
    ) {
        keys[name] = LayerKey {
            kind.get($0[keyPath: path])
        } set: { state, value in
            if let value = kind.make(value) { state[keyPath: path] = value }
        }
    }

    private mutating func addPoint(_ name: String, _ path: WritableKeyPath<LayerState, CGPoint>) {
        add(name, path, .point)
        add("\(name).x", path.appending(path: \.x), .number)
        add("\(name).y", path.appending(path: \.y), .number)
    }

    private mutating func addSize(_ name: String, _ path: WritableKeyPath<LayerState, CGSize>) {
        add(name, path, .size)
        add("\(name).width", path.appending(path: \.width), .number)
        add("\(name).height", path.appending(path: \.height), .number)
    }

    private mutating func addRect(_ name: String, _ path: WritableKeyPath<LayerState, CGRect>) {
        add(name, path, .rect)
        addPoint("\(name).origin", path.appending(path: \.origin))
        addSize("\(name).size", path.appending(path: \.size))
    }

    mutating func addLayers() {
        addRect("bounds", \.bounds)
        addPoint("position", \.position)
        addPoint("anchorPoint", \.anchorPoint)
        addRect("contentsRect", \.contentsRect)
        addRect("contentsCenter", \.contentsCenter)
        addSize("shadowOffset", \.shadowOffset)
        add("opacity", \.opacity, .float)
        add("shadowOpacity", \.shadowOpacity, .float)
        add("zPosition", \.zPosition, .number)
        add("anchorPointZ", \.anchorPointZ, .number)
        add("cornerRadius", \.cornerRadius, .number)
        add("borderWidth", \.borderWidth, .number)
        add("shadowRadius", \.shadowRadius, .number)
        add("contentsScale", \.contentsScale, .number)
        add("backgroundColor", \.backgroundColor, .color)
        add("borderColor", \.borderColor, .color)
        add("shadowColor", \.shadowColor, .color)
        add("shadowPath", \.shadowPath, .path)
        add("hidden", \.isHidden, .flag)
        add("contents", \.contents, .image)
    }

    mutating func addTransforms() {
        for (name, path) in [
            ("transform", \LayerState.transform), ("sublayerTransform", \.sublayerTransform),
        ] {
            add(name, path, .transform)
            func part(
                _ part: String,
                _ get: @escaping (CATransform3D) -> [Double],
                _ set: @escaping (inout CATransform3D, [Double]) -> Void
            ) {
                keys["\(name).\(part)"] = LayerKey {
                    .numbers(get($0[keyPath: path]))
                } set: { state, value in
                    if case .numbers(let numbers) = value { set(&state[keyPath: path], numbers) }
                }
            }
            /// Parts of the map of the plane: see `CGAffineTransform.parts`.
            for (suffix, indices) in [
                ("rotation", [0]), ("rotation.z", [0]), ("scale.x", [1]), ("scale.y", [2]),
                ("translation.x", [4]), ("translation.y", [5]), ("translation", [4, 5]),
            ] {
                part(suffix) { transform in
                    indices.map { transform.projection.parts[$0] }
                } _: { transform, numbers in
                    var parts = transform.projection.parts
                    for (index, number) in zip(indices, numbers) { parts[index] = number }
                    transform.projection = CGAffineTransform(parts: parts)
                }
            }
            // The name with the axes stands in no documentation, and in much code.
            for suffix in ["scale", "scale.xy"] {
                part(suffix) { transform in
                    let parts = transform.projection.parts
                    return [(parts[1] + parts[2]) / 2]
                } _: { transform, numbers in
                    var parts = transform.projection.parts
                    (parts[1], parts[2]) = (numbers[0], numbers[0])
                    transform.projection = CGAffineTransform(parts: parts)
                }
            }
            part("translation.z") {
                [$0.m43]
            } _: {
                $0.m43 = $1[0]
            }
            for (axis, suffix) in ["rotation.x", "rotation.y"].enumerated() {
                part(suffix) {
                    [$0.angle(around: axis)]
                } _: {
                    $0 = $0.turned($1[0], around: axis)
                }
            }
        }
    }
}
