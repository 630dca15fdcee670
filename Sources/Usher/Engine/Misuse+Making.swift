extension Misuse {
  @MainActor
  static func noResult(_ route: Any?) -> Misuse {
    Misuse(
      route.map { String(describing: $0) } ?? "run",
      problem: "It leads to a screen or an alert, which gives no result; run returned nil.",
      fix: "Use run for routes that lead to a flow, and push or present for others.")
  }

  @MainActor
  static func otherResult(_ coordinator: any Coordinator) -> Misuse {
    Misuse(
      String(naming: type(of: coordinator)),
      problem:
        "Its Output is \(coordinator.outputType), not the type passed to run; run returned nil.",
      fix: "Pass returning: \(coordinator.outputType).self.")
  }

  @MainActor
  static func wrongRoute(_ route: Any?, _ flow: Flow?) -> Misuse {
    Misuse(
      "\(flow?.name ?? "root"): \(route.map { String(describing: $0) } ?? "no route")",
      problem: "It is not a route of this flow; nothing was shown.",
      fix: "Use a value of the coordinator's own Route type.")
  }

  @MainActor
  static func coordinatorAsScreen(_ coordinator: any Coordinator) -> Misuse {
    Misuse(
      String(naming: type(of: coordinator)),
      problem: "A coordinator was given to .screen(…); it was attached as a flow.",
      fix: "Write .flow(…).")
  }

  @MainActor
  static func alertAsPlace(_ route: Any?, _ flow: Flow?) -> Misuse {
    Misuse(
      "\(flow?.name ?? "root"): \(route.map { String(describing: $0) } ?? "no route")",
      problem: "An alert cannot be a place of a stack, of tabs or of a switcher; it was not shown.",
      fix: "Use present(…).")
  }

  @MainActor
  static func alertWithoutActions(_ alert: AlertContent) -> Misuse {
    Misuse(
      "alert “\(alert.title)”", problem: "It has no actions; it was not shown.",
      fix: "Add at least one action that closes it, such as .cancel(\"OK\").")
  }

  @MainActor
  static func noPlaces(_ coordinator: any Coordinator) -> Misuse {
    Misuse(
      String(naming: type(of: coordinator)),
      problem: "The list of routes to start with is empty; the flow was not started.",
      fix: "Start it with at least one route.")
  }

  @MainActor
  static func computedNavigation(_ coordinator: any Coordinator) -> Misuse {
    Misuse(
      String(naming: type(of: coordinator)),
      problem: "Its navigation returns a new object on each read; the flow was not attached.",
      fix: "Store it: let navigation = Stack<Route>(…).")
  }

  @MainActor
  static func attachedTwice(_ coordinator: any Coordinator) -> Misuse {
    Misuse(
      String(naming: type(of: coordinator)),
      problem: "This object is or was in a tree already; it was not attached again.",
      fix: "Make a new coordinator each time a flow starts.")
  }
}
