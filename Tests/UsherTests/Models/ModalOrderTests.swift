import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("The order of modals that come to lie on another place", .timeLimit(.minutes(10)))
struct ModalOrderTests {
  @Test("Those of several flows, kept after a swipe, stay in the order of their presentation")
  func kept() {
    let (inner, outer) = (TrialStack("d"), TrialStack("c"))
    let root = TrialStack("d0") { _, route in
      switch route {
      case "d0": .flow(inner) { _ in }
      case "c0": .flow(outer) { _ in }
      default: nil
      }
    }
    let host = InMemoryHost(root)
    root.push("c0")
    let swipe = host.user.beginSwipeBack()
    root.present("k")
    inner.present("l")
    root.present("x")
    swipe.finish()
    #expect(host.tree.modals.count == 3)
    #expect(host.tree.reconciler.driver.modalCount == 3)
    #expect(host.disagreements == [])
    // The tree names them from the bottom.
    #expect(host.tree.modals.map { "\($0.route ?? "")" } == ["k", "l", "x"])
  }

  @Test("Those presented over an empty stack move up in the order of their presentation")
  func movedUp() {
    let (pushed, presented) = (TrialStack("d"), TrialStack("k"))
    let root = TrialStack("a") { _, route in
      switch route {
      case "d0": .flow(pushed) { _ in }
      case "k0": .flow(presented) { _ in }
      default: nil
      }
    }
    let host = InMemoryHost(root)
    root.transaction {
      root.setRoutes([])
      root.present("k0")
      root.push("d0")
      pushed.present("l")
      presented.present("x")
    }
    #expect(host.tree.modals.count == 3)
    #expect(host.tree.reconciler.driver.modalCount == 3)
    #expect(host.disagreements == [])
  }

  @Test("One that lay on a kept modal of another flow goes back to its own flow")
  func onKept() {
    let inner = TrialStack("c")
    let root = TrialStack("a") { _, route in route == "f" ? .flow(inner) { _ in } : nil }
    let host = InMemoryHost(root)
    root.present("f")
    inner.present("s")
    let drag = host.user.beginSwipeDown()
    root.present("k")
    inner.present("l")
    root.push("n")
    drag.finish()
    #expect(host.disagreements == [])
    host.expectTree(
      """
      TrialStack (stack)
        a: TrialPage
          sheet f: TrialStack (stack)
            c: TrialPage
              sheet l: TrialPage
          sheet k: TrialPage
        n: TrialPage
      """)
  }
}
