/// One edit of a planted bug: tokens that are replaced, or code at the start of a declaration.
///
/// The tokens are looked for in all files of the folder, so that they may move. The declaration counts
/// where they are found more than once, or where nothing is replaced.
package struct PlantedEdit: Sendable {
  let folder: String
  /// As in `ChangeEngine.run(_:)`.
  let declaration: String
  /// Its line in the file of the bug.
  let line: Int
  /// The replaced code; none for code at the start of the declaration.
  var old = ""
  var new = ""
}
