/// Something that is wrong, and the fewest steps found that lead to it.
public struct FuzzFailure: Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let sentence: String
  /// How to come there from a fresh root.
  public let steps: [FuzzStep]
  let fuzzer: String
  /// How to take the steps again.
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
