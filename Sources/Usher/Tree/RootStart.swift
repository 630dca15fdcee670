/// The start of a tree's root.
package final class RootStart {
  package let plan: Plan?
  let modals: [Plan.Modal]
  let state: (any SavedState)?
  /// The source of a decoded start, for a journal.
  package let origin: Any?

  package init(
    plan: Plan?, modals: [Plan.Modal] = [], state: (any SavedState)? = nil, origin: Any? = nil
  ) {
    self.plan = plan
    self.modals = (modals + (plan?.rootModals ?? [])).besideEachOther
    self.state = state
    self.origin = origin
  }
}
