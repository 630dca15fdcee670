import UsherJournal

/// A failure that a ``Fuzzer`` found, with the fewest steps that it found to cause it.
public struct FuzzFailure: Hashable, Sendable, CustomStringConvertible {
  /// The problem, in a sentence.
  public let message: String
  /// The steps that lead from a new root to the failure.
  public let steps: [FuzzStep]
  let fuzzer: String
  /// The method that repeats the steps.
  var call = "replay"
  /// Further arguments of that method, as Swift code.
  var arguments = ""
  let seed: UInt64

  /// The failure, and a test in Swift that repeats it, to paste into a suite.
  public var description: String {
    let calls = steps.map { "      \($0),\n" }.joined()
    return """
      \(message)

      @MainActor @Test(\(message.testName.swiftLiteral))
      func foundBySeed\(seed)() async {
        let fuzzer = \(fuzzer)
        let wrong = await fuzzer.\(call)(
          [
      \(calls)    ]\(arguments))
        #expect(wrong == nil)
      }
      """
  }
}
