/// What a fuzzer did and found.
public struct FuzzReport: Hashable, Sendable {
  /// How many steps were taken.
  public let steps: Int
  /// Where chance began.
  public let seed: UInt64
  /// What is wrong, if something is.
  public let failure: FuzzFailure?
}
