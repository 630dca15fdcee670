/// What a control does when a page posts it.
@MainActor
package enum Control {
  /// A button: something happens.
  case press(@MainActor () -> Void)
  /// A field: it shows `current` and takes another text.
  case write(current: String, @MainActor (String) -> Void)
  /// A file field: it takes what the user chose.
  case take(@MainActor (WebFile) -> Void)
}
