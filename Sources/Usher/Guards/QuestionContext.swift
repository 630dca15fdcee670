/// True if the running code was called to ask a guard.
enum QuestionContext {
  @TaskLocal static var isUnderWay = false
}
