extension World {
    /// Pairs of bodies that may meet in a step and are to collide: those whose boxes, grown by how far they may get, overlap. Found by
    /// going along x; in the order of their numbers, the lower one first.
    func candidates() -> [(a: Int, b: Int)] {
        struct Box {
            var number: Int
            var low: Vector
            var high: Vector
        }
        var boxes: [Box] = []
        for (number, body) in bodies.enumerated() {
            guard let box = body.box(in: World.stepTime), body.boundary != nil || body.collides else {
                continue
            }
            boxes.append(Box(number: number, low: box.low, high: box.high))
        }
        boxes.sort { ($0.low.x, $0.number) < ($1.low.x, $1.number) }
        var pairs: [(a: Int, b: Int)] = []
        for (index, box) in boxes.enumerated() {
            for other in boxes[(index + 1)...] {
                if other.low.x > box.high.x { break }
                guard other.low.y <= box.high.y, box.low.y <= other.high.y else { continue }
                let (a, b) = (min(box.number, other.number), max(box.number, other.number))
                if bodies[a].collides(with: bodies[b]) { pairs.append((a, b)) }
            }
        }
        pairs.sort { $0 < $1 }
        return pairs
    }
}

extension Body {
    var collides: Bool { !itemGroups.isEmpty || !boundaryGroups.isEmpty }

    fileprivate func collides(with other: Body) -> Bool {
        if isStatic && other.isStatic { return false }
        if let boundary { return other.boundaryGroups.contains(boundary) }
        if let boundary = other.boundary { return boundaryGroups.contains(boundary) }
        return itemGroups.contains { other.itemGroups.contains($0) }
    }

    /// The farthest that any point gets in some seconds.
    func reachIn(_ time: Double) -> Double {
        guard !isStatic, let shape else { return 0 }
        return time * (velocity.length + abs(angularVelocity) * shape.reach)
    }

    fileprivate func box(in time: Double) -> (low: Vector, high: Vector)? {
        guard let shape else { return nil }
        var (low, high) = (Vector(.infinity, .infinity), Vector(-.infinity, -.infinity))
        for corner in shape.corners {
            let place = position + rotation.turn(corner)
            low = Vector(min(low.x, place.x), min(low.y, place.y))
            high = Vector(max(high.x, place.x), max(high.y, place.y))
        }
        // Half the growth by acceleration would do; a whole one leaves room for pushes on the way.
        let growth = shape.radius + World.margin + reachIn(time) + time * time * acceleration.length
        let way = Vector(growth, growth)
        return (low - way, high + way)
    }
}
