/// The action of a control when a page posts it.
@MainActor
package enum Control {
  /// A button with its action.
  case press(@MainActor () -> Void)
  /// A field with its current text, and a receiver of another text.
  case write(current: String, @MainActor (String) -> Void)
  /// A file field with a receiver of the user's file.
  case take(@MainActor (WebFile) -> Void)
}
