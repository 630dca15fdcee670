import Testing
import Usher
import UsherTesting

private typealias StackFlow = Scripted.StackFlow
private typealias SwitcherFlow = Scripted.SwitcherFlow
private typealias TabsFlow = Scripted.TabsFlow

@MainActor
@Suite("Children")
struct ChildTests {
  private func root() -> StackFlow {
    StackFlow { _, route in
      switch route {
      case "stack", "stack 2": .flow(StackFlow(route + " first")) { _ in }
      case "switcher": .flow(SwitcherFlow("s") { _, _ in .flow(TabsFlow()) { _ in } }) { _ in }
      default: nil
      }
    }
  }

  @Test("A parent reaches a live child by its type, the one that started last")
  func byType() {
    let root = root()
    let host = InMemoryHost(root)
    #expect(root.child(StackFlow.self) == nil)
    root.push("stack")
    let first: StackFlow? = root.child()
    #expect(first?.navigation.routes == ["stack first"])
    root.push("stack 2")
    #expect(root.child(StackFlow.self)?.navigation.routes == ["stack 2 first"])
    root.pop()
    #expect(root.child(StackFlow.self) === first)
    root.pop()
    #expect(root.child(StackFlow.self) == nil)
    _ = host
  }

  @Test("A parent reaches a live child by its route")
  func byRoute() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("stack")
    root.push("switcher")
    root.push("screen")
    #expect(root.child(at: "stack") is StackFlow)
    #expect(root.child(at: "switcher") is SwitcherFlow)
    #expect(root.child(at: "screen") == nil)
    #expect(root.child(at: "nowhere") == nil)
    let lower = root.child(at: "stack")
    root.push("stack")
    #expect(root.child(at: "stack") !== lower)
    _ = host
  }

  @Test("What it presented is among its children, transient ones too")
  func presented() async {
    let root = root()
    let host = InMemoryHost(root)
    root.push("stack")
    root.present("switcher")
    #expect(root.child(SwitcherFlow.self) != nil)
    #expect(root.child(at: "switcher") is SwitcherFlow)
    root.dismiss()
    #expect(root.child(SwitcherFlow.self) == nil)
    let task = Task { try? await root.run(TabsFlow(), as: .sheet) }
    await host.until { root.isPresenting }
    #expect(root.child(TabsFlow.self) != nil)
    root.dismiss()
    _ = await task.value
  }

  @Test("Nobody reaches past its own children")
  func notBeyond() {
    let root = root()
    let host = InMemoryHost(root)
    root.push("switcher")
    #expect(root.child(TabsFlow.self) == nil)
    #expect(root.child(SwitcherFlow.self)?.child(TabsFlow.self) != nil)
    root.push("stack")
    #expect(root.child(StackFlow.self)?.child(SwitcherFlow.self) == nil)
    _ = host
  }

  @Test("Before its start and after its end a coordinator has no children")
  func outside() {
    let root = root()
    #expect(root.child(StackFlow.self) == nil)
    let host = InMemoryHost(root)
    root.push("stack")
    host.tree.close()
    #expect(root.child(StackFlow.self) == nil)
    #expect(root.child(at: "stack") == nil)
  }
}
