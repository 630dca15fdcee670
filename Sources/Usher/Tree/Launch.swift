/// Where a tree starts.
///
/// A host takes one when it is made. `UsherLinks` adds `.opening(_:onError:)`, which starts at a link, and
/// `UsherSnapshots` adds `.restoring(_:)`, which starts where a saved tree stood. Both can be combined, in
/// either order: the tree is restored first, and opens the link then.
@MainActor
public struct Launch {
  /// Reads where everything stood before; called once, before anything is made.
  package var restore: (@MainActor (TreeState, any Coordinator) -> RootStart)?
  /// Where to go, instead of where the root flow starts by itself.
  package var opening: Opening?

  /// Starts where the root flow starts by itself.
  public static let standard = Launch()

  package init(opening: Opening? = nil) {
    self.opening = opening
  }

  /// Starts where `plan` says, or as usual without one.
  package static func at(_ plan: Plan?) -> Launch {
    Launch(opening: plan.map { plan in Opening(plan: { _ in plan }, afterRestoring: { _ in }) })
  }

  /// A place to go to.
  package struct Opening {
    /// Where the root flow starts; `nil` to start as usual.
    ///
    /// Called once, before anything is made, if nothing is restored.
    let plan: @MainActor (any Coordinator) -> Plan?
    /// Goes there in a tree that was restored; called once, after the start.
    let afterRestoring: @MainActor (Tree) -> Void

    package init(
      plan: @escaping @MainActor (any Coordinator) -> Plan?,
      afterRestoring: @escaping @MainActor (Tree) -> Void
    ) {
      self.plan = plan
      self.afterRestoring = afterRestoring
    }
  }

  /// What the root of a tree starts with; `nil` for the usual.
  func start(_ state: TreeState, root coordinator: any Coordinator) -> RootStart? {
    if let restore { return restore(state, coordinator) }
    return opening?.plan(coordinator).map { RootStart(plan: $0) }
  }

  /// Does what remains once `tree` has started.
  func finish(in tree: Tree) {
    if restore != nil { opening?.afterRestoring(tree) }
  }
}
