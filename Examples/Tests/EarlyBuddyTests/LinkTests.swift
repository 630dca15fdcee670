import Testing
import Usher
import UsherLinks
import UsherTesting

@testable import EarlyBuddy

@MainActor
@Suite("EarlyBuddy: links", .timeLimit(.minutes(10)))
struct LinkTests {
  private let app = MemoryServices()

  @Test("Every place has an address, except a map that is shown to choose a place")
  func law() throws {
    let day = app.today
    let problems = MainCoordinator.linkProblems(with: [
      MainCoordinator.Route.calendar, MainCoordinator.Route.day(day),
      MainCoordinator.Route.addSchedule,
      MainCoordinator.Route.schedule(7), AddScheduleCoordinator.Route.addSchedule,
      AddScheduleCoordinator.Route.searchPath, SearchPathCoordinator.Route.searchPath,
      ScheduleCoordinator.Route.schedule, SearchPathCoordinator.Route.map(.suwon),
    ])
    #expect(problems == ["SearchPathCoordinator: no link is for “map(수원)”."])
  }

  @Test("A link to a schedule shows it, even before the schedules were read")
  func schedule() async throws {
    let kept = try await app.add(.at("2026-11-21")).added
    let link = "/calendar/2026-12-24/schedules/\(kept.id)"
    let host = try InMemoryHost(MainCoordinator(app.services), opening: link)
    let model = try host.screen(ScheduleModel.self)
    #expect(model.screenOptions.title == "일정")
    await until { model.schedule == kept && model.map != nil }
    #expect(host.title == "치과")
    #expect(try host.tree.address == link)
    host.user.tapBack()
    #expect(try host.screen(DayModel.self).day == Day("2026-12-24"))
    host.user.tapBack()
    #expect(try host.screen(CalendarModel.self).page.day == Day("2026-12-24"))
    try host.tree.open("/schedules/\(kept.id)")
    #expect(host.title == "치과")
  }

  @Test(
    "A link names the columns one after the other",
    arguments: [
      ("/", "달력"), ("/new", "일정 추가"), ("/new/place", "장소 검색"),
      ("/calendar/2026-12-24", "12월 24일 목요일"), ("/calendar/2026-12-24/new", "일정 추가"),
      ("/calendar/2026-12-24/new/place", "장소 검색"),
    ])
  func columns(_ link: String, _ title: String) throws {
    let host = try InMemoryHost(MainCoordinator(app.services), opening: link)
    #expect(try host.tree.address == link)
    #expect(host.title == title)
    while !(host.topScreen is AddScheduleModel), host.user.seesBackButton { host.user.tapBack() }
    guard let adding = host.topScreen as? AddScheduleModel else { return }
    #expect(adding.draft.day == (link.contains("calendar") ? "2026-12-24" : app.today.text))
  }

  @Test("A link to a missing or unreadable schedule shows an error")
  func missing() async throws {
    let host = try InMemoryHost(MainCoordinator(app.services), opening: "/schedules/99")
    let model = try host.screen(ScheduleModel.self)
    await until { model.isMissing }
    model.tapRemove()
    #expect(model.removing == nil)
    app.memory.isBroken = true
    try host.tree.open("/schedules/98")
    let other = try host.screen(ScheduleModel.self)
    await until { other.failure == EarlyBuddyError(.reading, "") }
    #expect(!other.isMissing)
  }

  @Test(
    "A link with an invalid day or number is refused",
    arguments: ["/calendar/2026-02-30", "/schedules/x"])
  func wrong(_ link: String) {
    let host = InMemoryHost(MainCoordinator(app.services))
    #expect(throws: LinkError.self) { try host.tree.open(link) }
    #expect(host.title == "오늘의 일정")
  }
}
