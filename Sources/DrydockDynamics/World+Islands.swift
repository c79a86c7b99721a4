/// Rest: bodies that may touch or that joints hold make an island, which falls asleep and wakes as one.
///
/// An island falls asleep when each of its bodies has been still for half a second, and wakes when a body that is awake comes near or
/// other forces are added. What does not move belongs to no island. Cost: bodies + pairs + joints.
extension World {
    /// A body is still that has not been farther from where it was than this, in points: in the mean less than a point a second,
    /// about the speed at which Box2D lets bodies sleep. Speeds themselves would not do: in a heap of a hundred boxes something always
    /// trembles, or creeps by hundredths of a point.
    private static let stillDistance = 0.5
    /// Seconds.
    private static let restingTime = 0.5

    /// The number of one body of the island that each belongs to.
    func islands(_ pairs: [(a: Int, b: Int)]) -> [Int] {
        var roots = Array(bodies.indices)
        func root(of number: Int) -> Int {
            var number = number
            while roots[number] != number {
                roots[number] = roots[roots[number]]
                number = roots[number]
            }
            return number
        }
        func join(_ a: Int, _ b: Int) {
            guard !bodies[a].isStatic, !bodies[b].isStatic else { return }
            let (one, other) = (root(of: a), root(of: b))
            roots[max(one, other)] = min(one, other)
        }
        for (a, b) in pairs { join(a, b) }
        for joint in joints { join(joint.joint.bodyA, joint.joint.bodyB) }
        return bodies.indices.map(root)
    }

    /// Wakes islands in which anything is awake or is pushed by another force than when it fell asleep.
    mutating func wakeIslands(_ islands: [Int]) {
        var isAwake = Array(repeating: false, count: bodies.count)
        for index in bodies.indices where bodies[index].needsToMove { isAwake[islands[index]] = true }
        for index in bodies.indices where isAwake[islands[index]] { bodies[index].wake() }
    }

    /// After a step: lets islands sleep in which all has been still for long enough.
    mutating func restIslands(_ islands: [Int]) {
        var stillTimes = Array(repeating: Double.infinity, count: bodies.count)
        for index in bodies.indices {
            bodies[index].noteStillness(for: World.stepTime, within: World.stillDistance)
            stillTimes[islands[index]] = min(stillTimes[islands[index]], bodies[index].stillTime)
        }
        for index in bodies.indices where stillTimes[islands[index]] >= World.restingTime {
            bodies[index].sleep()
        }
        isAtRest = bodies.allSatisfy { $0.isStatic ? $0.stillTime >= World.restingTime : $0.isAsleep }
    }
}

extension Body {
    /// Whether its island is to be awake.
    fileprivate var needsToMove: Bool {
        guard !isStatic else { return false }
        return !isAsleep || acceleration != restingAcceleration
            || angularAcceleration != restingAngularAcceleration
    }

    mutating func wake() {
        guard isAsleep else { return }
        isAsleep = false
        stillTime = 0
    }

    fileprivate mutating func sleep() {
        guard !isStatic, !isAsleep else { return }
        isAsleep = true
        (velocity, angularVelocity) = (.zero, 0)
        (restingAcceleration, restingAngularAcceleration) = (acceleration, angularAcceleration)
    }

    fileprivate mutating func noteStillness(for time: Double, within distance: Double) {
        stillTime = hasMoved(by: distance) ? 0 : stillTime + time
    }
}
