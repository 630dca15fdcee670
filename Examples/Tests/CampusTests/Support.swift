import Testing
import Usher
import UsherTesting

extension InMemoryHost {
  /// Returns how the flows of a coordinator's type have ended, in order.
  func endings(of type: String) -> [EndingCause] {
    events.compactMap { event in
      if case .ended(let node, let cause) = event, node.name == type { cause } else { nil }
    }
  }

  /// The names of the ended nodes, in order.
  var orderOfEnds: [String] {
    events.compactMap { event in
      if case .ended(let node, _) = event { node.description } else { nil }
    }
  }
}

let onLogin = """
  AppCoordinator (switcher)
    login: LoginCoordinator (stack)
      login: LoginModel
  """

let onMain = """
  AppCoordinator (switcher)
    main: MainCoordinator (tabs)
      *waysBack: WaysBackCoordinator (stack)
        list: WaysBackModel
      colours: ColoursCoordinator (stack)
        list: ColoursModel
      account: AccountCoordinator (stack)
        account: AccountModel
  """

/// Returns the main tabs with the first of them selected and these lines in it.
func inWaysBack(_ lines: String) -> String {
  onMain.replacing(
    "list: WaysBackModel",
    with: "list: WaysBackModel\n"
      + lines.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
}
