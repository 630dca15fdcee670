/// True if the running code was called to ask a guard.
enum Asking {
  @TaskLocal static var isUnderWay = false
}
