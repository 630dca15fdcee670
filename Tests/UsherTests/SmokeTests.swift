import Testing
import Usher
import UsherTesting

final class Model {
  let name: String
  let action: @MainActor () -> Void
  init(_ name: String, _ action: @escaping @MainActor () -> Void = {}) {
    self.name = name; self.action = action
  }
}

final class Child: Coordinator {
  enum Route { case first, second }
  typealias Output = Int
  let navigation = Stack<Route>(.first)
  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .screen(Model("first") { self.push(.second) })
    case .second: .screen(Model("second") { self.finish(7) })
    }
  }
}

final class Parent: Coordinator {
  enum Route { case main, child, alert }
  let navigation = Stack<Route>(.main)
  var value: Int?
  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .screen(Model("main") { self.push(.child) })
    case .child: .flow(Child()) { self.value = $0 }
    case .alert: .alert(Alert("Sure?", .cancel("No"), .destructive("Yes") { self.popToRoot() }))
    }
  }
}

@MainActor @Suite struct SmokeTests {
  @Test func walk() async throws {
    let parent = Parent()
    let host = InMemoryHost(parent)
    #expect(host.tree.description == "Parent (stack)\n  main: Model")
    host.screen(Model.self)?.action()
    host.screen(Model.self)?.action()
    #expect(
      host.tree.description
        == "Parent (stack)\n  main: Model\n  child: Child (stack)\n    first: Model\n    second: Model"
    )
    host.screen(Model.self)?.action()
    #expect(parent.value == 7)
    #expect(host.tree.description == "Parent (stack)\n  main: Model")
    host.expectNothingLeaked()
    parent.push(.child)
    host.person.swipeBack()
    #expect(host.tree.description == "Parent (stack)\n  main: Model")
    host.expectNothingLeaked()
    parent.present(.alert)
    parent.push(.child)
    print(host.tree.description)
    host.person.choose("Yes")
    print(host.tree.description)
    #expect(host.disagreements == [])
    let r = Task { try await parent.run(Child(), as: .sheet) }
    await host.until { host.screen(Model.self)?.name == "first" }
    print(host.tree.description)
    host.screen(Model.self)?.action()
    host.screen(Model.self)?.action()
    #expect(try await r.value == 7)
    #expect(host.disagreements == [])
    for e in host.events { print(e) }
    host.expectNothingLeaked()
  }
}
