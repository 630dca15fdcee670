/// What the root of a tree starts with.
package struct RootStart {
  package let plan: Plan?
  let modal: Plan.Modal?
  let state: (any SavedState)?
  /// What all of it was read from, if it was read; a journal keeps that.
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
