/// The saved state of a screen or a coordinator.
package protocol SavedState {
  /// Restores it to the object that replaces the saved one.
  @MainActor
  func restore(to object: AnyObject, in state: TreeState)
}
