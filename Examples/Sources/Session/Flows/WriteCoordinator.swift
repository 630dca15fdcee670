import Usher
import UsherSnapshots

/// Writing a letter; finishes when it was sent.
final class WriteCoordinator: Coordinator {
  enum Route: Codable { case write, recipient }

  let navigation = Stack<Route>(.write)
  private let box: LetterBox
  private let draft: WriteDraft

  init(_ box: LetterBox, to recipient: String? = nil) {
    self.box = box
    draft = WriteDraft(to: recipient)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .write:
      .screen(WriteModel(draft, in: box, navigation: self))
    case .recipient: .flow(RecipientCoordinator(box)) { self.draft.recipient = $0 }
    }
  }
}

extension WriteCoordinator: WriteNavigation {
  func recipientTapped() { push(.recipient) }
  func sent() { finish() }
  func cancelTapped() { cancel() }
  func mayDiscard() async -> Bool {
    await confirm("쓰던 편지를 버릴까요?", ok: "버리기", cancel: "계속 쓰기", isDestructive: true)
  }
}

extension WriteCoordinator: StateSaving {
  struct SavedState: Codable {
    let text: String
    let recipient: String?
  }

  var savedState: SavedState {
    get { SavedState(text: draft.text, recipient: draft.recipient) }
    set { (draft.text, draft.recipient) = (newValue.text, newValue.recipient) }
  }
}
