import Observation

/// An unsent letter.
@Observable @MainActor
package final class WriteDraft {
  package var text = ""
  package internal(set) var recipient: String?

  init(to recipient: String?) { self.recipient = recipient }
}
