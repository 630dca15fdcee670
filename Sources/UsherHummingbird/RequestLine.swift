#if Hummingbird
  /// Lets the requests for a host begin one after the other.
  ///
  /// The main actor serves whatever is ready in turn. Fifty connections with a backlog of requests
  /// would make a browser wait for fifty requests at each step. Here, the connection that has sent the
  /// fewest requests ahead of their answers begins next; among equals, the one that came first.
  @MainActor
  final class RequestLine {
    private struct Waiting {
      let number: UInt64
      let backlog: Int
      let turn: CheckedContinuation<Void, Never>
    }

    /// The turns of the main actor for which a request keeps others waiting.
    ///
    /// One that takes more of them waits for something else, such as a store.
    private static let patience = 32

    private var count: UInt64 = 0
    private var waiting: [Waiting] = []
    /// The request that keeps others waiting.
    private var current: UInt64?
    private var watched: UInt64?

    nonisolated init() {}

    /// Runs `body` when it is the request's turn.
    ///
    /// - Parameter backlog: The number of requests of its connection that were answered since the
    ///   connection last had to wait for one.
    /// - Complexity: O(*n*) in the number of waiting requests.
    func pass<Result>(
      backlog: Int, _ body: @MainActor () async -> sending Result
    ) async -> sending Result {
      count += 1
      let number = count
      if current == nil {
        current = number
      } else {
        watch()
        await withCheckedContinuation {
          waiting.append(Waiting(number: number, backlog: backlog, turn: $0))
        }
      }
      let result = await body()
      if current == number { beginNext() }
      return result
    }

    private func beginNext() {
      current = nil
      let first = waiting.indices.min {
        (waiting[$0].backlog, waiting[$0].number) < (waiting[$1].backlog, waiting[$1].number)
      }
      guard let first else { return }
      let next = waiting.remove(at: first)
      current = next.number
      if !waiting.isEmpty { watch() }
      next.turn.resume()
    }

    /// Begins the next request if the current one takes too many turns.
    private func watch() {
      guard watched != current else { return }
      watched = current
      Task { [watched] in
        for _ in 0..<Self.patience {
          guard current == watched else { return }
          await Task.yield()
        }
        if current == watched { beginNext() }
      }
    }
  }
#endif
