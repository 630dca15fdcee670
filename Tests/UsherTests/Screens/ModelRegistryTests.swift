import Testing
import Usher

private class Base {}
private class Middle: Base {}
private class Leaf: Middle {}
private class Twig: Leaf {}

@MainActor
@Suite("Views by class", .timeLimit(.minutes(10)))
struct ModelRegistryTests {
  @Test(
    "An object gets what is registered for its class or its nearest superclass, in whatever order",
    arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func nearest(order: [Int]) {
    var registry = ModelRegistry<String>()
    for position in order {
      switch position {
      case 0: registry.register(Base.self) { _ in "base" }
      case 1: registry.register(Leaf.self) { _ in "leaf" }
      default: registry.register(Other.self) { _ in "note" }
      }
    }
    let looks = [Base(), Middle(), Leaf(), Twig()].map { registry.look(for: $0) }
    #expect(looks == ["base", "base", "leaf", "leaf"])
    #expect(registry.look(for: Other()) == "note")
    registry.register(Middle.self) { _ in "middle" }
    #expect(registry.look(for: Middle()) == "middle")
    #expect(registry.look(for: Twig()) == "leaf")
    registry.register(Leaf.self) { _ in "second" }
    #expect(registry.look(for: Twig()) == "second")
  }

  @Test("A registration for any object comes last")
  func anyObject() {
    var registry = ModelRegistry<String>()
    registry.register(AnyObject.self) { _ in "any" }
    registry.register(Base.self) { _ in "base" }
    #expect(registry.look(for: Leaf()) == "base")
    #expect(registry.look(for: Other()) == "any")
  }

  @Test("An object of no registered class gets nothing")
  func none() {
    var registry = ModelRegistry<String>()
    registry.register(Leaf.self) { _ in "leaf" }
    #expect(registry.look(for: Middle()) == nil)
  }
}

private final class Other {}
