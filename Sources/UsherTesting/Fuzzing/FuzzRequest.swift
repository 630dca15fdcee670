@_spi(Hosting) import Usher

/// A request for the reference model, from an event or from the engine.
@MainActor
final class FuzzRequest {
  let id: NavigationRequest.ID
  let verb: String
  let subject: NodeID?
  /// True for a verb of a transaction, which takes effect with the others or not at all.
  var isInTransaction = false  // read and set only as a whole
  /// True if it takes effect without a question.
  var isForced = false  // read and set only as a whole
  /// The number of its nodes that remain; `nil` if it made none.
  var remaining: Int?
  private let source: Source

  init(_ request: NavigationRequest) {
    id = request.id
    verb = request.verb
    subject = request.subject
    source = .told(request)
  }

  init(_ record: RequestRecord) {
    id = record.id
    verb = record.request.verb
    subject = record.request.subject
    isInTransaction = record.isInTransaction
    isForced = record.request.authority == .force
    source = .seen(record)
  }

  private enum Source {
    case told(NavigationRequest)
    case seen(RequestRecord)
  }

  var description: String {
    switch source {
    case .told(let request): request.description
    case .seen(let record): record.summary.description
    }
  }

  /// The target: the value itself, or its description.
  var target: Any? {
    switch source {
    case .told(let request): request.target
    case .seen(let record): record.request.target
    }
  }

  /// The target, if it is a number.
  var number: Int? { target as? Int ?? (target as? String).flatMap { Int($0) } }

  /// Returns whether the target is this route, as far as descriptions can tell.
  func targets(_ route: Any?) -> Bool {
    guard let target, let route else { return false }
    return "\(target)" == "\(route)"
  }
}
