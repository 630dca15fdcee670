@_spi(Hosting) import Usher

/// A request as the model needs it, whether it was told of or seen.
@MainActor
final class FuzzRequest {
  let id: NavigationRequest.ID
  let verb: String
  /// What it is asked for: the thing itself, or its description.
  let target: Any?
  let subject: NodeID?
  /// Whether it is a verb of a transaction, which takes effect with the others or not at all.
  var isInTransaction = false  // only read or set as a whole
  /// Whether it takes effect without a question.
  var isForced = false  // only read or set as a whole
  private let source: Source

  init(_ request: NavigationRequest) {
    id = request.id
    verb = request.verb
    target = request.target
    subject = request.subject
    source = .told(request)
  }

  init(_ record: RequestRecord) {
    id = record.id
    verb = record.request.verb
    target = record.request.target
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

  /// The target, if it is a number.
  var number: Int? { target as? Int ?? (target as? String).flatMap { Int($0) } }

  /// Whether the target is this, as far as that can be told from descriptions.
  func targets(_ route: Any?) -> Bool {
    guard let target, let route else { return false }
    return "\(target)" == "\(route)"
  }
}
