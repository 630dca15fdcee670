/// A failure, with the fewest steps that were found to cause it.
public struct FuzzFailure: Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let sentence: String
  /// The steps from a new root.
  public let steps: [FuzzStep]
  let fuzzer: String
  /// The method that repeats the steps.
  var call = "replay"
  let seed: UInt64

  /// The failure as a test to paste.
  public var description: String {
    let calls = steps.map { "      \($0),\n" }.joined()
    return """
      \(sentence)

      @MainActor @Test("\(sentence.replacing("\"", with: "'"))")
      func foundBySeed\(seed)() async {
        let fuzzer = \(fuzzer)
        let wrong = await fuzzer.\(call)(
          [
      \(calls)    ])
        #expect(wrong == nil)
      }
      """
  }
}
