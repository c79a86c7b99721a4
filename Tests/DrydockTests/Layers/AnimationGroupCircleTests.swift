import Drydock
import Testing

/// What is walked from one object to the next does not lead back: it stops the program by name.
@Suite struct AnimationGroupCircleTests {
    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("a group in itself, or in a group that is in it, stops the program")
    func circles() async {
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let group = CAAnimationGroup()
            group.animations = [group]
        }
        #expect(
            Self.text(itself).contains(
                "CAAnimationGroup.animations: the group is in itself, through its animations"
            )
        )
        let another = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let (first, second, third) = (CAAnimationGroup(), CAAnimationGroup(), CAAnimationGroup())
            first.animations = [second]
            second.animations = [CABasicAnimation(keyPath: "opacity"), third]
            third.animations = [first]
        }
        #expect(
            Self.text(another).contains(
                "CAAnimationGroup.animations: the group is in itself, through another group"
            )
        )
    }

    @Test("groups that are nested without end, or hold one another many times, stop the program")
    func sizes() async {
        let deep = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let outer = CAAnimationGroup()
            var last = outer
            for _ in 0..<50_000 {
                let inner = CAAnimationGroup()
                last.animations = [inner]
                last = inner
            }
            CALayer().add(outer, forKey: nil)
        }
        #expect(Self.text(deep).contains("CAAnimationGroup.animations: groups are nested more than 32 deep"))
        let wide = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            var group = CAAnimationGroup()
            for _ in 0..<30 {
                let outer = CAAnimationGroup()
                outer.animations = [group, group]
                group = outer
            }
        }
        #expect(Self.text(wide).contains("CAAnimationGroup.animations: there are more than 10000 animations"))
    }

    @Test("a group may hold an animation twice, and groups within groups")
    func nested() {
        let fade = CABasicAnimation(keyPath: "opacity")
        let (inner, outer) = (CAAnimationGroup(), CAAnimationGroup())
        inner.animations = [fade, fade]
        outer.animations = [inner, inner, fade]
        let layer = CALayer()
        layer.add(outer, forKey: "a")
        let copy = layer.animation(forKey: "a") as? CAAnimationGroup
        #expect(copy?.animations?.count == 3)
        #expect((copy?.animations?.first as? CAAnimationGroup)?.animations?.count == 2)
    }

    @Test("a dynamic behaviour in itself stops the program")
    func behaviors() async {
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let behavior = UIDynamicBehavior()
            behavior.addChildBehavior(behavior)
        }
        #expect(
            Self.text(itself).contains(
                "UIDynamicBehavior.addChildBehavior: UIDynamicBehavior is this behaviour"
            )
        )
        let circle = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let (first, second) = (UIDynamicBehavior(), UIGravityBehavior())
            first.addChildBehavior(second)
            second.addChildBehavior(first)
        }
        #expect(
            Self.text(circle).contains(
                "UIGravityBehavior.addChildBehavior: UIDynamicBehavior is this behaviour"
            )
        )
    }

    @Test("masks, children and presented controllers that are the object itself stop the program")
    func ownParts() async {
        let layer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let layer = CALayer()
            layer.mask = layer
        }
        #expect(Self.text(layer).contains("a layer cannot mask itself"))
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let view = UIView()
            view.mask = view
        }
        #expect(Self.text(view).contains("a view cannot mask itself"))
        let controller = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let controller = UIViewController()
            controller.addChild(controller)
        }
        #expect(Self.text(controller).contains("a controller cannot be its own child"))
    }
}
