@_spi(Hosting) @testable import Usher

/// Places side by side that can be taken out, as tabs cannot.
final class Pages<Route>: NavigationModel<Route> {
  override class var traits: ContainerTraits { PagesRules.traits }

  init(_ routes: [Route]) {
    super.init(PagesRules(), start: routes)
  }

  var selectedIndex: Int { container.read { $0.selection } }

  var selected: Route? { container.read { $0.selectedNode?.route as? Route } }
}

struct PagesRules: ContainerRules {
  static let traits = ContainerTraits(name: "pages", hostKind: .tabs, arrangement: .parallel)

  func back(from place: Node, in container: Container) -> BackStep { .leaveContainer }
}

extension Coordinator where Navigation == Pages<Route> {
  @discardableResult
  func select(at position: Int) -> NavigationHandle {
    submit("select", target: position) { [.select($0.container, position)] }
  }

  @discardableResult
  func removePage(at position: Int) -> NavigationHandle {
    submit("remove page", target: position) {
      [.splice($0.container, position..<position + 1, [], .replaced)]
    }
  }
}
