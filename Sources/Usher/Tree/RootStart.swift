/// The start of a tree's root.
package final class RootStart {
  package let plan: Plan?
  let modal: Plan.Modal?
  let state: (any SavedState)?
  /// The source of a decoded start, for a journal.
  package let origin: Any?

  package init(
    plan: Plan?, modal: Plan.Modal? = nil, state: (any SavedState)? = nil, origin: Any? = nil
  ) {
    self.plan = plan
    self.modal = modal
    self.state = state
    self.origin = origin
  }
}
