/// What was saved of a screen or a coordinator.
package protocol SavedState {
  /// Hands it to the object that takes the place of the one that saved it.
  @MainActor
  func restore(to object: AnyObject, in state: TreeState)
}
