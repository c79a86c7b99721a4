import Drydock
import DrydockSnapshots
import Testing

@MainActor @Test func greeting() {
    assertSnapshot(of: GreetingViewController(), as: .image)
    assertSnapshot(of: GreetingViewController(), as: .image(scale: 2, direction: .rightToLeft))
}

@MainActor @Test func sayingItAgain() throws {
    let screen = Screen { GreetingViewController() }
    try screen.tap(text: "Say it again")
    #expect(screen.contains(text: "Hello again"))
    assertSnapshot(of: screen, as: .image)
}
