import Usher
import UsherLinks
import UsherSnapshots

/// Adds a schedule; returns the stored one.
final class AddScheduleCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case addSchedule, searchPath }
  static let links: Links<Route> = [
    RouteLink("", .addSchedule), RouteLink("place", .searchPath, to: SearchPathCoordinator.self),
  ]
  typealias Output = Schedule

  let navigation = Stack<Route>(.addSchedule)
  private let services: Services
  private let book: ScheduleBook
  private let draft: ScheduleDraft

  init(on day: Day, _ services: Services, _ book: ScheduleBook) {
    self.services = services
    self.book = book
    draft = ScheduleDraft(on: day)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .addSchedule:
      .screen(AddScheduleModel(draft, book: book, mayDiscard: mayDiscard, onOutput: go))
    case .searchPath: .flow(SearchPathCoordinator(services)) { self.draft.place = $0 }
    }
  }

  private func go(_ output: AddScheduleModel.Output) {
    switch output {
    case .searchPlace: push(.searchPath)
    case .saved(let schedule): finish(schedule)
    case .cancelled: cancel()
    }
  }

  private func mayDiscard() async -> Bool {
    await confirm("작성한 일정을 버릴까요?", ok: "버리기", cancel: "계속 작성", isDestructive: true)
  }
  // navigation:end
}

extension AddScheduleCoordinator: StateSaving {
  struct SavedState: Codable {
    let title: String
    let day: String
    let time: String
    let place: Place?
  }

  var savedState: SavedState {
    get {
      SavedState(title: draft.title, day: draft.day, time: draft.time, place: draft.place)
    }
    set {
      (draft.title, draft.day, draft.time) = (newValue.title, newValue.day, newValue.time)
      draft.place = newValue.place
    }
  }
}
