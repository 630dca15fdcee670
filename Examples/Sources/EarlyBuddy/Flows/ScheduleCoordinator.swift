import Usher
import UsherLinks

/// One schedule, which the user can remove.
final class ScheduleCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case schedule }
  static let links: Links<Route> = [RouteLink("", .schedule)]

  let navigation = Stack<Route>(.schedule)
  private let id: Schedule.ID
  private let services: Services
  private let book: ScheduleBook

  init(_ id: Schedule.ID, _ services: Services, _ book: ScheduleBook) {
    self.id = id
    self.services = services
    self.book = book
  }

  func destination(for route: Route) -> Destination {
    .screen(
      ScheduleModel(
        id, book: book, search: services.places, mayRemove: mayRemove,
        onRemoved: { self.finish() }))
  }

  private func mayRemove(_ schedule: Schedule) async -> Bool {
    await confirm(
      "일정을 삭제할까요?", message: schedule.plan.title, ok: "삭제", cancel: "취소", isDestructive: true)
  }
  // navigation:end
}
