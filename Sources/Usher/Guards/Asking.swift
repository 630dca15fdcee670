/// Whether the code that runs was called to ask a guard.
enum Asking {
  @TaskLocal static var isUnderWay = false
}
