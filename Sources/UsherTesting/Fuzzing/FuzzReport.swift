/// The result of a run of a ``Fuzzer``.
public struct FuzzReport: Hashable, Sendable {
  /// The number of steps taken, without those that shrank the failure.
  public let steps: Int
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The first failure; `nil` if there is none.
  public let failure: FuzzFailure?
}
