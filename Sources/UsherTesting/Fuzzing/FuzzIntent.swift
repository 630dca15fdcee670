import Usher

/// An intent as the model needs it, whether it was told of or seen.
@MainActor
struct FuzzIntent {
  let id: IntentID
  let verb: String
  /// What it is asked for: the thing itself, or its description.
  let target: Any?
  let subject: EntryID?
  private let makeDescription: @MainActor () -> String

  init(_ intent: Intent) {
    id = intent.id
    verb = intent.verb
    target = intent.target
    subject = intent.subject
    makeDescription = { intent.description }
  }

  init(_ handle: IntentHandle) {
    id = handle.id
    verb = handle.request.verb
    target = handle.request.target
    subject = handle.request.subject
    makeDescription = { handle.intent.description }
  }

  var description: String { makeDescription() }

  /// The target, if it is a number.
  var number: Int? { target as? Int ?? (target as? String).flatMap { Int($0) } }

  /// Whether the target is this, as far as that can be told from descriptions.
  func targets(_ route: Any?) -> Bool {
    guard let target, let route else { return false }
    return "\(target)" == "\(route)"
  }
}
