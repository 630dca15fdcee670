#if Hummingbird
  import Logging
  import NIOConcurrencyHelpers
  import NIOCore

  /// The connections of a server: when there are too many, the one that is needed least is closed.
  final class OpenConnections: Sendable {
    /// What a connection is used for; the least is closed first.
    enum Use: Int {
      /// No request has come, or no further one, or only a part of its head.
      case waiting
      /// The head of a request has come, and not all of its body.
      case receiving
      /// A request is being answered, perhaps with a stream.
      case answering
    }

    private struct Open {
      let channel: any Channel
      var use: Use
      /// When the use began, in changes.
      var order: UInt64
    }

    private struct State {
      var all: [ObjectIdentifier: Open] = [:]
      var changes: UInt64 = 0

      mutating func set(_ channel: any Channel, _ use: Use) {
        changes += 1
        all[ObjectIdentifier(channel)] = Open(channel: channel, use: use, order: changes)
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

    /// Adds a connection; closes another one if there are too many.
    func add(_ channel: any Channel) {
      let closed = state.withLockedValue { state in
        state.set(channel, .waiting)
        return state.all.count > limit ? state.removeLeast(but: channel) : nil
      }
      closed?.close(promise: nil)
    }

    /// Says what a connection is used for from now on; a no-op if it was closed.
    func change(_ channel: any Channel, to use: Use) {
      state.withLockedValue { state in
        guard state.all[ObjectIdentifier(channel)] != nil else { return }
        state.set(channel, use)
      }
    }

    func remove(_ channel: any Channel) {
      state.withLockedValue { _ = $0.all.removeValue(forKey: ObjectIdentifier(channel)) }
    }

    /// Closes the connection that is needed least.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func closeLeast() -> Bool {
      guard let channel = state.withLockedValue({ $0.removeLeast(but: nil) }) else { return false }
      channel.close(promise: nil)
      return true
    }
  }
#endif
