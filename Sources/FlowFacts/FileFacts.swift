/// The facts of one file.
package struct FileFacts: Sendable {
  /// The path, as it was given.
  package let path: String
  /// The number of the file among all that are read.
  package let number: Int
  /// The module that it belongs to, by its folder.
  package let module: String
  /// The modules that it imports.
  package let imports: Set<String>
  /// The types and the extensions.
  package let types: [TypeFact]
  /// All bodies of code, by their numbers.
  package let routines: [Routine]
  /// The rules that a comment turns off, by the line that they are turned off for.
  package let disabled: [Int: Set<String>]
  /// The places that do not parse.
  package let errors: [Place]
  /// The number of lines.
  package let lineCount: Int
  /// The number of declarations and expressions that were read: what the file cost.
  package let visitCount: Int
  /// What the routines hold.
  let scopes: FileScopes

  /// Makes the facts of a file.
  package init(
    path: String, number: Int, module: String, imports: Set<String>, types: [TypeFact],
    routines: [Routine], disabled: [Int: Set<String>], errors: [Place], lineCount: Int,
    visitCount: Int = 0
  ) {
    self.path = path
    self.number = number
    self.module = module
    self.imports = imports
    self.types = types
    self.routines = routines
    self.disabled = disabled
    self.errors = errors
    self.lineCount = lineCount
    self.visitCount = visitCount
    scopes = FileScopes(routines)
  }
}
