import Usher

/// A screen that is nothing but its name, and asks before it is left if it is told to.
@MainActor
final class ContractScreen: TitledScreen, LeaveGuard {
  let name: String
  var leaving = Leaving.free
  /// What to answer when somebody wants to leave; `nil` leaves the question open.
  var answer: Bool? = true
  private(set) var timesAsked = 0

  init(_ name: String) {
    self.name = name
  }

  var screenTitle: String { name }

  func mayLeave() async -> Bool {
    timesAsked += 1
    if let answer { return answer }
    await withCheckedContinuation { open.append($0) }
    return answer ?? false
  }

  private var open: [CheckedContinuation<Void, Never>] = []

  /// Answers the questions that are open.
  func settleQuestions(_ answer: Bool) {
    self.answer = answer
    for continuation in open { continuation.resume() }
    open = []
  }
}

/// A flow that can become any tree: the routes say what is where.
@MainActor
final class ContractFlow: Coordinator {
  enum Route: Equatable, CustomStringConvertible {
    case screen(String)
    /// A stack that starts with a screen named after it.
    case flow(String)
    case tabs(String)
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

  let name: String
  let navigation: Stack<Route>
  /// What happened to child flows, by name: "finished", or the cause.
  private(set) var results: [String] = []
  /// Called with each child's ending, inside the change.
  var onChildEnd: (@MainActor (String, Ending<Void>) -> Void)?

  init(_ name: String) {
    self.name = name
    navigation = Stack(.screen("\(name)1"))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .screen(let name): .screen(ContractScreen(name))
    case .flow(let name): .flow(ContractFlow(name), onEnd: { self.ended(name, $0) })
    case .tabs(let name): .flow(ContractTabs(name), onEnd: { self.ended(name, $0) })
    case .switcher(let name): .flow(ContractSwitcher(name), onEnd: { self.ended(name, $0) })
    case .alert(let name):
      .alert(
        Alert(name, .cancel("No"), .destructive("Yes") { self.results.append("\(name) yes") }))
    }
  }

  private func ended(_ name: String, _ ending: Ending<Void>) {
    results.append("\(name) \(ending.cause)")
    onChildEnd?(name, ending)
  }

  /// The live child with a name.
  func flow(_ name: String) -> ContractFlow? { child(at: .flow(name)) as? ContractFlow }
}

/// Two tabs, each a stack.
@MainActor
final class ContractTabs: Coordinator {
  enum Route: Equatable { case left, right }

  let name: String
  let navigation = Tabs<Route>(.left, .right)

  init(_ name: String) {
    self.name = name
  }

  func destination(for route: Route) -> Destination {
    .flow(ContractFlow("\(name)\(route == .left ? "L" : "R")"))
  }

  var left: ContractFlow? { child(at: .left) as? ContractFlow }
  var right: ContractFlow? { child(at: .right) as? ContractFlow }
}

/// One of two stacks at a time.
@MainActor
final class ContractSwitcher: Coordinator {
  enum Route: Equatable { case one, other }

  let name: String
  let navigation = Switcher<Route>(.one)

  init(_ name: String) {
    self.name = name
  }

  func destination(for route: Route) -> Destination {
    .flow(ContractFlow("\(name)\(route == .one ? "A" : "B")"))
  }
}
