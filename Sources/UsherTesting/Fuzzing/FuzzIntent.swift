import Usher

/// An intent as the model needs it, whether it was told of or seen.
@MainActor
final class FuzzIntent {
  let id: IntentID
  let verb: String
  /// What it is asked for: the thing itself, or its description.
  let target: Any?
  let subject: NodeID?
  /// Whether it is a verb of a transaction, which takes effect with the others or not at all.
  var isInTransaction = false  // only read or set as a whole
  /// Whether nobody is asked before it takes effect.
  var isForced = false  // only read or set as a whole
  private let source: Source

  init(_ intent: Intent) {
    id = intent.id
    verb = intent.verb
    target = intent.target
    subject = intent.subject
    source = .told(intent)
  }

  init(_ record: RequestRecord) {
    id = record.id
    verb = record.request.verb
    target = record.request.target
    subject = record.request.subject
    isInTransaction = record.isInTransaction
    isForced = record.request.standing == .forced
    source = .seen(record)
  }

  private enum Source {
    case told(Intent)
    case seen(RequestRecord)
  }

  var description: String {
    switch source {
    case .told(let intent): intent.description
    case .seen(let record): record.intent.description
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
