/// The receivers that wait for a resumed place, until it is entered.
@MainActor
package final class RememberedReceivers: ResultReceiver {
  package internal(set) var receivers: [ResultReceiver]

  init(_ receivers: [ResultReceiver] = []) {
    self.receivers = receivers
  }

  package override func left(_ cause: EndingCause) {
    let receivers = receivers
    self.receivers = []
    for receiver in receivers { receiver.left(cause) }
  }

  func holds(_ receiver: ResultReceiver) -> Bool { receivers.contains { $0 === receiver } }
}
