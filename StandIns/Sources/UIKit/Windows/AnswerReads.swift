import Synchronization

extension _System {
  /// The number of times that SwiftUI's model asked a system what SwiftUI does.
  public final class AnswerReads: Sendable, Equatable {
    private let reads = Mutex(0)

    public init() {}

    public var count: Int { reads.withLock { $0 } }
    internal func add() { reads.withLock { $0 += 1 } }

    public static func == (one: AnswerReads, other: AnswerReads) -> Bool { one === other }
  }
}
