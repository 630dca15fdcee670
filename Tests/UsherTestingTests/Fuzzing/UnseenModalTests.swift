import Testing
import Usher
import UsherHostTesting

@Suite("The adversarial host and unseen modals", .timeLimit(.minutes(10)))
@MainActor
struct UnseenModalTests {
  @Test("It does not complain of contents that were filled before their tab was hidden")
  func filledThenHidden() async throws {
    let tabs = PlaceTabs(0, FuzzPromises())
    let host = AdversarialHost(tabs, quirks: [.dropsPresents])
    await host.settle()
    let left = try #require(tabs.child(at: .left) as? PlaceFlow)
    host.leaveWindow()
    left.present(.child)
    await host.settle()
    tabs.select(.right)
    await host.settle()
    host.enterWindow()
    await host.settle()
    #expect(host.complaints == [])
    tabs.select(.left)
    await host.settle()
    #expect(host.complaints == [])
    #expect(host.tree.isSettled)
  }
}
