/// Whose change led to the code that runs.
///
/// Tasks hand it on: what they do was led to by the change in which they were made.
enum Derivation {
  @TaskLocal static var tree: ObjectIdentifier?
}
