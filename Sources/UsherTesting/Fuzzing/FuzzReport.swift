/// What a fuzzer did and found.
public struct FuzzReport: Hashable, Sendable {
  /// How many steps were taken.
  public let steps: Int
  /// Where chance began.
  public let seed: UInt64
  /// The failure, if there is one.
  public let failure: FuzzFailure?
}
