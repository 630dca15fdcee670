import Testing
import Usher
import UsherTesting

/// A flow that can only be left.
private final class Gallery: Coordinator {
  typealias Output = Never
  let navigation = Stack("first picture")

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}

@MainActor
@Suite("Children")
struct ChildTests {
  private func root() -> TrialStack {
    TrialStack { _, route in
      switch route {
      case "stack", "stack 2": .flow(TrialStack(route + " first")) { _ in }
      case "switcher": .flow(TrialSwitcher("s") { _, _ in .flow(TrialTabs()) { _ in } }) { _ in }
      default: nil
      }
    }
  }

  @Test("A parent reaches a live child by its type, the latest first")
  func byType() {
    let root = root()
    let host = InMemoryHost(root)
    #expect(root.child(TrialStack.self) == nil)
    root.push("stack")
    let first: TrialStack? = root.child()
    #expect(first?.navigation.routes == ["stack first"])
    root.push("stack 2")
    #expect(root.child(TrialStack.self)?.navigation.routes == ["stack 2 first"])
    root.pop()
    #expect(root.child(TrialStack.self) === first)
    root.pop()
    #expect(root.child(TrialStack.self) == nil)
    _ = host
  }

  @Test("A parent reaches a live child by its route")
  func byRoute() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("stack")
    root.push("switcher")
    root.push("screen")
    #expect(root.child(at: "stack") is TrialStack)
    #expect(root.child(at: "switcher") is TrialSwitcher)
    #expect(root.child(at: "screen") == nil)
    #expect(root.child(at: "nowhere") == nil)
    let lower = root.child(at: "stack")
    root.push("stack")
    #expect(root.child(at: "stack") !== lower)
    _ = host
  }

  @Test("Presented flows are children, transient ones too")
  func presented() async {
    let root = root()
    let host = InMemoryHost(root)
    root.push("stack")
    root.present("switcher")
    #expect(root.child(TrialSwitcher.self) != nil)
    #expect(root.child(at: "switcher") is TrialSwitcher)
    root.dismiss()
    #expect(root.child(TrialSwitcher.self) == nil)
    let task = Task { try? await root.run(TrialTabs(), as: .sheet) }
    await host.until { root.isPresenting }
    #expect(root.child(TrialTabs.self) != nil)
    root.dismiss()
    _ = await task.value
  }

  @Test("A coordinator reaches only its own children")
  func notBeyond() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("switcher")
    #expect(root.child(TrialTabs.self) == nil)
    #expect(root.child(TrialSwitcher.self)?.child(TrialTabs.self) != nil)
    root.push("stack")
    #expect(root.child(TrialStack.self)?.child(TrialSwitcher.self) == nil)
    _ = host
  }

  @Test("Before its start and after its end a coordinator has no children")
  func outside() {
    let root = root()
    #expect(root.child(TrialStack.self) == nil)
    let host = InMemoryHost(root)
    root.push("stack")
    host.tree.close()
    #expect(root.child(TrialStack.self) == nil)
    #expect(root.child(at: "stack") == nil)
  }

  @Test("A child that never finishes needs no closure, and is left like any other")
  func neverFinishes() {
    let root = TrialStack { _, route in
      switch route {
      case "gallery": .flow(Gallery())
      case "second picture": .flow(Gallery(), startingAt: ["first picture", "second picture"])
      default: nil
      }
    }
    let host = InMemoryHost(root)
    root.push("gallery")
    #expect(host.page == "first picture")
    root.push("second picture")
    #expect(host.page == "second picture")
    root.popToRoot()
    #expect(root.child(Gallery.self) == nil)
    #expect(host.misuses == [])
  }
}
