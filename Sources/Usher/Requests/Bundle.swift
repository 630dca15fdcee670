/// The verbs of a transaction of which one may be refused or have to wait: they take effect
/// together or not at all.
@MainActor
final class Bundle {
  /// True if it was opened inside a change, so that its turn comes in the queue.
  let isInChange: Bool
  /// The enclosing bundle.
  let outer: Bundle?
  private(set) var records: [RequestRecord] = []
  /// True while the tree is read as if its verbs had taken effect.
  var isRead = false

  init(isInChange: Bool, inside outer: Bundle? = nil) {
    (self.isInChange, self.outer) = (isInChange, outer)
  }

  func add(_ record: RequestRecord) {
    records.append(record)
    record.bundle = self
  }

  /// Makes each verb a separate request.
  func dissolve() {
    for record in records { record.bundle = nil }
  }
}
