import Observation
import Usher

/// Edits a new schedule; asks before it is left with entered text.
@Observable
package final class AddScheduleModel: ScreenConfiguring, LeaveGuard {
  package enum Output { case searchPlace, saved(Schedule), cancelled }

  package let screenOptions = ScreenOptions(title: "일정 추가", backTitle: "일정")
  package let draft: ScheduleDraft
  package private(set) var isSaving = false
  package private(set) var failure: EarlyBuddyError?
  private let book: ScheduleBook
  private let mayDiscard: @MainActor () async -> Bool
  private let onOutput: @MainActor (Output) -> Void
  @ObservationIgnored private(set) var saving: Task<Void, Never>?

  init(
    _ draft: ScheduleDraft, book: ScheduleBook, mayDiscard: @escaping @MainActor () async -> Bool,
    onOutput: @escaping @MainActor (Output) -> Void
  ) {
    self.draft = draft
    self.book = book
    self.mayDiscard = mayDiscard
    self.onOutput = onOutput
  }

  package var canSave: Bool { draft.plan != nil && !isSaving }

  package func tapPlace() { onOutput(.searchPlace) }
  /// Leaves the form, also in a column, which has no back button below its first screen.
  package func tapCancel() { onOutput(.cancelled) }

  /// Stores the schedule; the screen finishes when it is stored.
  package func save() {
    guard let plan = draft.plan, !isSaving else { return }
    isSaving = true
    failure = nil
    let book = book
    saving = Task { [weak self] in
      let kept = await Result(catching: { () async throws(EarlyBuddyError) in
        try await book.add(plan)
      })
      guard let self else { return }
      isSaving = false
      switch kept {
      case .success(let schedule): onOutput(.saved(schedule))
      case .failure(let error): failure = error
      }
    }
  }

  package var leavePolicy: LeavePolicy { draft.isTouched ? .ask : .allow }
  package func confirmLeave() async -> Bool { await mayDiscard() }
}
