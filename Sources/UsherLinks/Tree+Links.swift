@_spi(Hosting) public import Usher

extension Tree {
  /// Opens a link: changes the tree to the link's state, as one request.
  ///
  /// The common part stays as it is: the beginning of each stack, the tabs that the link does not
  /// name, and modals that it names too. So does a modal that stands on its flow and has no link of its own: the
  /// link takes effect below it. The rest ends with the cause `EndingCause.link`, modals included. Screens with a leave guard are asked. Does nothing after the tree has ended.
  ///
  /// - Parameter link: A path such as `/list/3`, or a full link that begins with one of the root's
  ///   origins.
  /// - Throws: A ``LinkError`` that names the wrong part; nothing has changed then.
  /// - Complexity: O(*n*) in the length of the link and the number of nodes that leave.
  @discardableResult
  public func open(
    _ link: String, transition: TransitionStyle = .automatic
  ) throws(LinkError) -> NavigationHandle {
    try engine.open(link, transition: transition)
  }
}

extension ChangeEngine {
  func open(_ link: String, transition: TransitionStyle) throws(LinkError) -> NavigationHandle {
    let plan = try plan(opening: link)
    return apply(
      plan, .link, target: link, origin: .link, transition: transition,
      staying: { $0.staysAtLinks })
  }

  private func plan(opening link: String) throws(LinkError) -> Plan {
    guard let flow = state.root.flow else { return Plan(places: []) }
    reportProblems(of: try LinkTable.of(flow.coordinator))
    return try Plan(opening: link, in: flow.coordinator) ?? flow.coordinator.startPlan
  }

  /// Reports links with an invalid declaration.
  func reportProblems(of table: LinkTable) {
    for problem in table.allProblems {
      events.report(
        Misuse("links", problem: problem, fix: "Correct this link; the others work."))
    }
  }
}

extension LinkTable {
  /// Returns the links of a coordinator.
  @MainActor
  static func of(_ coordinator: any Coordinator) throws(LinkError) -> LinkTable {
    guard let linkable = coordinator as? any Linkable else {
      throw LinkError(
        .unaddressed, "", "\(type(of: coordinator)) declares no links: make it Linkable.")
    }
    return type(of: linkable).linkTable
  }
}

extension Plan {
  /// Reads the plan that a link names for a root flow; `nil` if the flow starts as usual.
  ///
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  @MainActor
  package init?(opening link: String, in root: any Coordinator) throws(LinkError) {
    guard let plan = try LinkReader.plan(link, root: LinkTable.of(root)) else { return nil }
    self = plan
  }
}
