import Observation
import Usher

/// Edits the name; asks before it is left with an edit that is not saved, whichever way.
@Observable
package final class NameModel: ViewModel, TitledScreen, LeaveGuard {
  package enum Input { case typed(String), saveTapped }
  package enum Output { case saved }

  package let screenTitle = "Name"
  package private(set) var draft: String
  package let onOutput: @MainActor (Output) -> Void
  private let profile: Profile
  private let mayDiscard: @MainActor () async -> Bool

  init(
    _ profile: Profile, mayDiscard: @escaping @MainActor () async -> Bool,
    onOutput: @escaping @MainActor (Output) -> Void
  ) {
    draft = profile.name
    self.profile = profile
    self.mayDiscard = mayDiscard
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? {
    switch input {
    case .typed(let text):
      draft = text
      return nil
    case .saveTapped:
      guard !draft.isEmpty else { return nil }
      profile.name = draft
      return .saved
    }
  }

  package var leaving: Leaving { draft == profile.name ? .free : .ask }
  package func mayLeave() async -> Bool { await mayDiscard() }
}
