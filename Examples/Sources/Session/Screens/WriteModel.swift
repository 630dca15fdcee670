import Observation
import Usher

/// The navigation of the screen for writing.
@MainActor
package protocol WriteNavigation: Working {
  func recipientTapped()
  func sent()
  func cancelTapped()
  func mayDiscard() async -> Bool
}

/// Writing a letter; asks before it is left with text.
@Observable
package final class WriteModel: ScreenConfiguring, LeaveGuard {
  package let screenOptions = ScreenOptions(title: "새 편지")
  package let draft: WriteDraft
  package private(set) var problem: APIError?
  package private(set) var isSending = false
  private let box: LetterBox
  private let navigation: any WriteNavigation

  init(_ draft: WriteDraft, in box: LetterBox, navigation: any WriteNavigation) {
    self.draft = draft
    self.box = box
    self.navigation = navigation
  }

  package var canSend: Bool { !draft.text.isEmpty && draft.recipient != nil && !isSending }

  package func recipientTapped() { navigation.recipientTapped() }
  package func cancelTapped() { navigation.cancelTapped() }

  package func sendTapped() {
    guard canSend, let recipient = draft.recipient else { return }
    problem = nil
    isSending = true
    let text = draft.text
    navigation.task { await self.send(text, to: recipient) }
  }

  package var leavePolicy: LeavePolicy { draft.text.isEmpty ? .allow : .ask }
  package func confirmLeave() async -> Bool { await navigation.mayDiscard() }

  private func send(_ text: String, to recipient: String) async {
    defer { isSending = false }
    do throws(APIError) {
      try await box.send(text, to: recipient)
      navigation.sent()
    } catch {
      problem = error
    }
  }
}
