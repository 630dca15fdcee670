/// How the work of the tool is divided.
package enum Cores {
  /// False while the calling thread does all that ``inParallel(_:_:)`` and ``Meanwhile`` divide, for a test that
  /// measures how much that is.
  @TaskLocal package static var areShared = true
}
