#if Hummingbird
  import Logging
  import NIOConcurrencyHelpers
  import NIOCore

  /// The connections of a server.
  ///
  /// Over the limit, the least needed one is closed.
  final class OpenConnections: Sendable {
    /// The use of a connection; the lowest is closed first.
    enum Use: Int {
      /// No request, no further one, or only a part of its head has arrived.
      case waiting
      /// The head of a request has arrived, but not all of its body.
      case receiving
      /// A request is being answered, perhaps with a stream.
      case answering
    }

    private struct Open {
      let channel: any Channel
      var use: Use
      /// The number of the change at which the use began.
      var order: UInt64
      /// The number of answers since the connection was last without another request.
      var backlog = 0
    }

    private struct State {
      var all: [ObjectIdentifier: Open] = [:]
      var changes: UInt64 = 0

      mutating func set(_ channel: any Channel, _ use: Use) {
        changes += 1
        var open = all[ObjectIdentifier(channel)] ?? Open(channel: channel, use: use, order: 0)
        (open.use, open.order) = (use, changes)
        all[ObjectIdentifier(channel)] = open
      }

      /// - Complexity: O(*n*)
      mutating func removeLeast(but newest: (any Channel)?) -> (any Channel)? {
        let newest = newest.map(ObjectIdentifier.init)
        let least = all.lazy.filter { $0.key != newest }.min {
          ($0.value.use.rawValue, $0.value.order) < ($1.value.use.rawValue, $1.value.order)
        }
        guard let least else { return nil }
        all[least.key] = nil
        return least.value.channel
      }
    }

    let logger: Logger
    private let limit: Int
    private let state = NIOLockedValueBox(State())

    init(limit: Int, logger: Logger) {
      self.limit = limit
      self.logger = logger
    }

    var count: Int { state.withLockedValue { $0.all.count } }

    /// Adds a connection; closes another one over the limit.
    func add(_ channel: any Channel) {
      let closed = state.withLockedValue { state in
        state.set(channel, .waiting)
        return state.all.count > limit ? state.removeLeast(but: channel) : nil
      }
      closed?.close(promise: nil)
    }

    /// Sets the use of a connection; does nothing if it was closed.
    func change(_ channel: any Channel, to use: Use) {
      state.withLockedValue { state in
        guard state.all[ObjectIdentifier(channel)] != nil else { return }
        state.set(channel, use)
      }
    }

    /// Notes the end of an answer.
    ///
    /// - Parameter hasMore: True if another request has arrived already.
    func answered(_ channel: any Channel, hasMore: Bool) {
      state.withLockedValue { state in
        guard let backlog = state.all[ObjectIdentifier(channel)]?.backlog else { return }
        state.all[ObjectIdentifier(channel)]?.backlog = hasMore ? backlog + 1 : 0
      }
    }

    /// Returns the number of requests that were answered while the next one was there already.
    func backlog(of channel: any Channel) -> Int {
      state.withLockedValue { $0.all[ObjectIdentifier(channel)]?.backlog ?? 0 }
    }

    func remove(_ channel: any Channel) {
      state.withLockedValue { _ = $0.all.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    /// Closes the least needed connection.
    ///
    /// - Returns: `true` if there was one.
    @discardableResult
    func closeLeast() -> Bool {
      guard let channel = state.withLockedValue({ $0.removeLeast(but: nil) }) else { return false }
      channel.close(promise: nil)
      return true
    }
  }
#endif
