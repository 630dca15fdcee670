import Observation
import Usher
import UsherSnapshots

/// Edits the name; every way out asks while the edit is not saved.
@Observable
package final class NameModel: ViewModel, ScreenConfiguring, LeaveGuard {
  package enum Input { case typed(String), saveTapped, cancelTapped, sheetTapped }
  package enum Output { case saved, cancelled, inSheet }

  package let screenOptions = ScreenOptions(title: "Name")
  /// The typed text, or the name if there is none.
  package var draft: String { typed ?? profile.name }
  /// True if it is presented over the screen that also shows it.
  package let isInSheet: Bool
  package let onOutput: @MainActor (Output) -> Void
  private var typed: String?
  private let profile: Profile
  private let mayDiscard: @MainActor () async -> Bool

  init(
    _ profile: Profile, isInSheet: Bool = false, mayDiscard: @escaping @MainActor () async -> Bool,
    onOutput: @escaping @MainActor (Output) -> Void
  ) {
    self.profile = profile
    self.isInSheet = isInSheet
    self.mayDiscard = mayDiscard
    self.onOutput = onOutput
  }

  package func transform(_ input: Input) -> Output? {
    switch input {
    case .typed(let text):
      typed = text
      return nil
    case .saveTapped:
      guard !draft.isEmpty else { return nil }
      profile.name = draft
      return .saved
    case .cancelTapped: return .cancelled
    case .sheetTapped: return .inSheet
    }
  }

  package var leavePolicy: LeavePolicy { draft == profile.name ? .allow : .ask }
  package func confirmLeave() async -> Bool { await mayDiscard() }
}

extension NameModel: StateSaving {
  package var savedState: String? {
    get { typed }
    set { typed = newValue }
  }
}
