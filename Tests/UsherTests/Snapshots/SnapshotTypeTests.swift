import Testing
import Usher
import UsherSnapshots
import UsherTesting

@MainActor
@Suite("Saving asks for the type of routes that restoring asks for", .timeLimit(.minutes(10)))
struct SnapshotTypeTests {
  private final class AnythingFlow: Coordinator {
    let navigation = Stack<any Hashable & Sendable>(1)
    func destination(for route: any Hashable & Sendable) -> Destination {
      .screen(KeptNote("\(route)", of: self))
    }
  }

  private final class OptionalFlow: Coordinator {
    let navigation = Stack<String?>(nil)
    func destination(for route: String?) -> Destination {
      .screen(KeptNote(route ?? "none", of: self))
    }
  }

  private class BaseRoute: Codable {}
  private final class DerivedRoute: BaseRoute {}

  private final class ClassFlow: Coordinator {
    let navigation = Stack<BaseRoute>(BaseRoute())
    func destination(for route: BaseRoute) -> Destination {
      .screen(KeptNote("\(type(of: route))", of: self))
    }
  }

  /// A switcher that remembers a flow of places of any type.
  private final class ForgetfulFlow: Coordinator {
    let navigation = Switcher("main")
    func destination(for route: String) -> Destination {
      route == "main" ? .flow(AnythingFlow()) : .screen(KeptNote(route, of: self))
    }
  }

  @Test("Codable values of a type that is not are gaps, and the tree starts as usual")
  func existential() {
    let flow = AnythingFlow()
    let host = InMemoryHost(flow)
    flow.push("a")
    flow.present("b")
    let snapshot = host.tree.snapshot()
    #expect(!snapshot.isWhole)
    #expect(snapshot.gaps.map(\.reason) == [.route])
    #expect(snapshot.gaps.first?.message == "Hashable is not Codable.")
    let again = InMemoryHost(AnythingFlow(), launch: .restoring(snapshot))
    #expect(again.tree.description == "AnythingFlow (stack)\n  1: KeptNote")
    #expect(again.tree.restorationReport?.isWhole == true)
  }

  @Test("Optional routes are saved and restored, nil too")
  func optional() {
    let flow = OptionalFlow()
    let host = InMemoryHost(flow)
    flow.push("a")
    flow.push(nil)
    let snapshot = host.tree.snapshot()
    #expect(snapshot.isWhole, "\(snapshot.gaps)")
    let again = InMemoryHost(OptionalFlow(), launch: .restoring(snapshot))
    #expect(again.tree.description == host.tree.description)
  }

  @Test("An object of a subclass, which would be read as its superclass, is a gap")
  func subclass() {
    let flow = ClassFlow()
    let host = InMemoryHost(flow)
    flow.push(BaseRoute())
    #expect(host.tree.snapshot().isWhole)
    flow.push(DerivedRoute())
    #expect(
      host.tree.snapshot().gaps.map(\.message) == ["DerivedRoute would be read as BaseRoute."])
  }

  @Test("A remembered place of such a type is a gap too")
  func remembered() {
    let flow = ForgetfulFlow()
    let host = InMemoryHost(flow)
    flow.show("log in", remembering: true)
    #expect(
      host.tree.snapshot().gaps.map(\.message)
        == ["It remembers 1: not encodable: Hashable is not Codable."])
  }
}
