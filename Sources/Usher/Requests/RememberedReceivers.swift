/// The receivers that wait for a resumed place, until it is entered.
@MainActor
package final class RememberedReceivers: ResultReceiver {
  /// The place that is resumed, once the request was looked up.
  private(set) var place: RememberedPlace?
  /// The flow that remembers it.
  private(set) weak var flow: Flow?

  package override init() {}

  private var receivers: [ResultReceiver] { place?.receivers ?? [] }

  /// Notes the place that the edits of its request resume, if they resume one.
  func note(_ edits: [TreeEdit]) {
    for case let flow? in edits.lazy.map(\.resumes) { (place, self.flow) = (flow.remembered, flow) }
  }

  override func forgetEdits() { release(place.take()) }

  func holds(_ receiver: ResultReceiver) -> Bool {
    receivers.contains { $0 === receiver }
  }
}
