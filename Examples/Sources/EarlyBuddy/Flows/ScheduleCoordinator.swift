import Usher

/// One schedule, which can be removed.
final class ScheduleCoordinator: Coordinator {
  // navigation:begin
  enum Route: Codable { case schedule }

  let navigation = Stack<Route>(.schedule)
  private let schedule: Schedule
  private let services: Services
  private let book: ScheduleBook

  init(_ schedule: Schedule, _ services: Services, _ book: ScheduleBook) {
    self.schedule = schedule
    self.services = services
    self.book = book
  }

  func destination(for route: Route) -> Destination {
    .screen(
      ScheduleModel(
        schedule, book: book, search: services.places, mayRemove: mayRemove,
        onRemoved: { self.finish() }))
  }

  private func mayRemove() async -> Bool {
    await confirm(
      "일정을 삭제할까요?", message: schedule.plan.title, yes: "삭제", no: "취소", isDestructive: true)
  }
  // navigation:end
}
