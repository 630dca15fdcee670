import Observation
import Usher
import UsherSnapshots

/// Edits the name; asks before it is left with an edit that is not saved, whichever way.
@Observable
package final class NameModel: ViewModel, ScreenConfiguring, LeaveGuard {
  package enum Input { case typed(String), saveTapped, cancelTapped, sheetTapped }
  package enum Output { case saved, cancelled, inSheet }

  package let screenOptions = ScreenOptions(title: "Name")
  /// What was typed, or the name as long as nothing was.
  package var draft: String { typed ?? profile.name }
  /// Whether it is shown over the screen that shows it as well.
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
