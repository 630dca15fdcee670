import Usher

/// Where the flows of a scenario can go: the routes say what is there, and how it is called.
enum ContractRoute: Equatable, CustomStringConvertible {
  case screen(String)
  /// A stack; its first screen is named after it, with a 1.
  case flow(String)
  /// Two stacks beside each other, named after it, with L and R.
  case tabs(String)
  /// One of two stacks at a time, named after it, with A and B.
  case switcher(String)
  case alert(String)

  var description: String {
    switch self {
    case .screen(let name), .flow(let name), .tabs(let name), .switcher(let name),
      .alert(let name):
      name
    }
  }
}

/// What all flows of a scenario have in common: they can become any tree.
@MainActor
protocol ContractCoordinator: Coordinator where Route == ContractRoute, Output == Void {
  var name: String { get }
  /// Everything that was made in the scenario.
  var cast: ContractCast { get }
  /// Called with each child's ending, inside the change.
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)? { get set }
}

extension ContractCoordinator {
  func destination(for route: ContractRoute) -> Destination {
    switch route {
    case .screen(let name):
      return .screen(cast.screen(name))
    case .flow(let name):
      return .flow(ContractFlow(name, cast), onEnd: { self.ended(name, $0) })
    case .tabs(let name):
      return .flow(ContractTabs(name, cast), onEnd: { self.ended(name, $0) })
    case .switcher(let name):
      return .flow(ContractSwitcher(name, cast), onEnd: { self.ended(name, $0) })
    case .alert(let name):
      return .alert(
        AlertContent(name, .cancel("No"), .destructive("Yes") { self.cast.note("\(name) yes") }))
    }
  }

  func ended(_ name: String, _ ending: Ending<Void>) {
    cast.note("\(name) \(ending.cause)")
    onChildEnd?(name, ending)
  }
}

/// Places on top of each other.
@MainActor
final class ContractFlow: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Stack<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Stack(.screen("\(name)1"))
    cast.add(self)
  }
}

/// Two stacks beside each other.
@MainActor
final class ContractTabs: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Tabs<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Tabs(.flow("\(name)L"), .flow("\(name)R"))
    cast.add(self)
  }
}

/// One of two stacks at a time.
@MainActor
final class ContractSwitcher: ContractCoordinator {
  let name: String
  let cast: ContractCast
  let navigation: Switcher<ContractRoute>
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String = "root", _ cast: ContractCast) {
    self.name = name
    self.cast = cast
    navigation = Switcher(.flow("\(name)A"))
    cast.add(self)
  }
}
