import Drydock
import DrydockSnapshots
import Testing

@MainActor @Test func greeting() {
    assertSnapshot(of: GreetingViewController(), as: .image)
    assertSnapshot(of: GreetingViewController(), as: .image(scale: 2, direction: .rightToLeft))
}
