/// The steps and the failure of a fuzzer's run.
public struct FuzzReport: Hashable, Sendable {
  /// The number of steps taken.
  public let steps: Int
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The failure, if there is one.
  public let failure: FuzzFailure?
}
