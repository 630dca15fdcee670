/// The tree whose change caused the running code.
///
/// Tasks inherit it: the change in which a task was created causes the task's requests.
enum Derivation {
  @TaskLocal static var tree: ObjectIdentifier?
}
