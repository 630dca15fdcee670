/// The verbs of a transaction in a tree where one of them may be refused or have to wait: they take effect
/// together or not at all.
@MainActor
final class Bundle {
  /// Whether it was opened inside of a change, so that its turn comes in the queue.
  let isInChange: Bool
  /// The bundle that was open before.
  let outer: Bundle?
  private(set) var records: [RequestRecord] = []
  /// Whether something is read as its verbs will leave it.
  var isRead = false

  init(isInChange: Bool, inside outer: Bundle? = nil) {
    (self.isInChange, self.outer) = (isInChange, outer)
  }

  func add(_ record: RequestRecord) {
    records.append(record)
    record.bundle = self
  }

  /// Lets each verb go its own way.
  func dissolve() {
    for record in records { record.bundle = nil }
  }
}
