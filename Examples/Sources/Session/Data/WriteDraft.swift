import Observation

/// A letter that is not sent yet.
@Observable @MainActor
package final class WriteDraft {
  package var text = ""
  package internal(set) var recipient: String?

  init(to recipient: String?) { self.recipient = recipient }
}
