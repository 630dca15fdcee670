import Usher
import UsherLinks
import UsherSnapshots

/// The calendar, a day, and one of its schedules: beside each other where there is room.
///
/// On a phone they lie on each other, today on top of the calendar at first.
final class MainCoordinator: Coordinator, Linkable {
  // navigation:begin
  enum Route: Codable, Hashable { case calendar, day(Day), addSchedule, schedule(Schedule.ID) }
  static let links = Links<Route>(
    from: "https://usher.example.org/earlybuddy", "earlybuddy:",
    links: [
      RouteLink("", .calendar), RouteLink("calendar/:day", Route.day),
      RouteLink("new", .addSchedule, to: AddScheduleCoordinator.self),
      RouteLink("schedules/:id", Route.schedule, to: ScheduleCoordinator.self),
    ])

  let navigation: Split<Route>
  private let services: Services
  private let book: ScheduleBook
  private let page: CalendarPage

  init(_ services: Services) {
    self.services = services
    book = ScheduleBook(services.schedules)
    page = CalendarPage(at: services.today())
    navigation = Split(
      .calendar, .day(page.day), columns: [.sidebar, .content, .detail],
      emptyDetail: ColumnPlaceholder(
        "선택한 일정이 없어요", message: "일정을 선택하거나 새로 추가해 보세요.", imageName: "calendar"),
      emptyContent: ColumnPlaceholder("선택한 날이 없어요", message: "달력에서 날짜를 선택해 보세요.")
    ) { route in
      switch route {
      case .calendar: .sidebar
      case .day: .content
      case .addSchedule, .schedule: .detail
      }
    }
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .calendar:
      .screen(
        CalendarModel(book, page: page, today: services.today) { self.show(.day($0)) })
    case .day(let day): .screen(makeDay(day))
    case .addSchedule:
      .flow(AddScheduleCoordinator(on: page.day, services, book)) { self.show(.day($0.plan.day)) }
    case .schedule(let id): .flow(ScheduleCoordinator(id, services, book))
    }
  }

  func lifetime() async { await book.follow() }

  /// Makes the screen of a day, which the calendar selects too.
  private func makeDay(_ day: Day) -> DayModel {
    page.choose(day)
    return DayModel(day, book, today: services.today, onOutput: go)
  }

  private func go(_ output: DayModel.Output) {
    switch output {
    case .add: show(.addSchedule)
    case .open(let schedule): show(.schedule(schedule.id))
    }
  }
  // navigation:end
}

extension MainCoordinator: StateSaving {
  /// The selected day, and the first day of the open month.
  var savedState: [Day] {
    get { [page.day, page.month.days[0]] }
    set {
      guard newValue.count == 2 else { return }
      page.choose(newValue[0], in: Month(of: newValue[1]))
    }
  }
}
