import Usher

/// All objects of a scenario, held weakly, and the results that parents received.
@MainActor
final class ContractCast {
  /// The ends of child flows and alerts, in order: a name and a cause, or "yes".
  private(set) var results: [String] = []
  /// The names of all flows and screens, in the order of their creation.
  private(set) var made: [String] = []
  private var coordinators: [Member] = []
  private var screens: [Member] = []

  private struct Member {
    let name: String
    weak var object: AnyObject?
  }

  func note(_ result: String) {
    results.append(result)
  }

  func add(_ coordinator: any ContractCoordinator) {
    made.append(coordinator.name)
    coordinators.append(Member(name: coordinator.name, object: coordinator))
  }

  func screen(_ name: String) -> ContractScreen {
    made.append(name)
    let screen = ContractScreen(name)
    screens.append(Member(name: name, object: screen))
    return screen
  }

  /// Answers every question that is still open.
  func settleQuestions() {
    for screen in screens { (screen.object as? ContractScreen)?.settleQuestions(true) }
  }

  /// Returns the coordinator of a live flow, by its name; the latest if there are several.
  func find<Member: ContractCoordinator>(_ name: String, _ type: Member.Type) -> Member? {
    for member in coordinators.reversed() where member.name == name {
      if let found = member.object as? Member, found.navigation.isAttached { return found }
    }
    return nil
  }

  /// Every live flow, in the order of creation.
  var live: [any ContractCoordinator] {
    coordinators.compactMap { $0.object as? any ContractCoordinator }
      .filter { $0.navigation.isAttached }
  }

  /// The names of objects that are alive but not in the tree.
  ///
  /// The root's coordinator is left out: the test that made the host may hold it.
  func leaks(besides tree: TreeOutline?) -> [String] {
    var names = tree?.allNames ?? []
    let flows = coordinators.dropFirst().filter { member in
      (member.object as? any ContractCoordinator).map { !$0.navigation.isAttached } ?? false
    }
    let leftovers = screens.filter { screen in
      guard screen.object != nil else { return false }
      guard let place = names.firstIndex(of: screen.name) else { return true }
      names.remove(at: place)
      return false
    }
    return (flows + leftovers).map(\.name)
  }
}
