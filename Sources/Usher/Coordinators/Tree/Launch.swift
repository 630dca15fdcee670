/// The start of a tree.
///
/// Pass it to a new host. `UsherLinks` adds `.opening(_:onError:)`, which starts at a link, and
/// `UsherSnapshots` adds `.restoring(_:)`, which starts in the state of a saved tree. Both can be
/// combined, in either order: the tree is restored first, and then opens the link.
@MainActor
public struct Launch {
  /// Reads the former state; called once, before any node is made.
  package var restore: (@MainActor (TreeState, any Coordinator) -> RootStart)?
  /// The place to open, instead of the root flow's own start.
  package var opening: Opening?

  /// The root flow's own start.
  public static let standard = Launch()

  package init(opening: Opening? = nil) {
    self.opening = opening
  }

  /// Returns a launch at `plan`, or the usual one without a plan.
  package static func at(_ plan: Plan?) -> Launch {
    Launch(opening: plan.map { plan in Opening(plan: { _ in plan }, afterRestoring: { _ in }) })
  }

  /// A place to open.
  package struct Opening {
    /// Returns the root flow's start; `nil` to start as usual.
    ///
    /// Called once, before any node is made, if no state is restored.
    let plan: @MainActor (any Coordinator) -> Plan?
    /// Opens the place in a restored tree; called once, after the start.
    let afterRestoring: @MainActor (Tree) -> Void

    package init(
      plan: @escaping @MainActor (any Coordinator) -> Plan?,
      afterRestoring: @escaping @MainActor (Tree) -> Void
    ) {
      self.plan = plan
      self.afterRestoring = afterRestoring
    }
  }

  /// Returns the start of a tree's root; `nil` for the usual one.
  func start(_ state: TreeState, root coordinator: any Coordinator) -> RootStart? {
    if let restore { return restore(state, coordinator) }
    return opening?.plan(coordinator).map { RootStart(plan: $0) }
  }

  /// Performs the rest of the launch once `tree` has started.
  func finish(in tree: Tree) {
    if restore != nil { opening?.afterRestoring(tree) }
  }
}
