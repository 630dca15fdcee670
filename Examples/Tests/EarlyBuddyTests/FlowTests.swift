import Testing
import Usher
import UsherSnapshots
import UsherTesting

@testable import EarlyBuddy

@MainActor
@Suite("EarlyBuddy: flows", .timeLimit(.minutes(10)))
struct FlowTests {
  let app = MemoryServices()
  let host: InMemoryHost

  init() {
    host = InMemoryHost(makeEarlyBuddy(app.services))
  }

  @Test("C2, C9: the confirmed place comes back as one value, through two flows")
  func wholeWay() async throws {
    await host.expectTree(onToday)
    try host.screen(DayModel.self).tapAdd()
    await host.expectTree(onToday + onAdding)
    try host.screen(AddScheduleModel.self).draft.title = "치과"
    try host.screen(AddScheduleModel.self).tapPlace()
    await host.expectTree(onToday + onAdding + onSearching)
    try await pick("수")
    await host.expectTree(onToday + onAdding + onSearching + onMap(.suwon))
    let transitions = host.transitionCount
    try host.screen(MapModel.self).confirm()
    await host.expectTree(onToday + onAdding)
    #expect(host.transitionCount == transitions + 1)
    let adding = try host.screen(AddScheduleModel.self)
    #expect(adding.draft.place == .suwon && adding.draft.title == "치과")
    #expect(host.endings(of: "SearchPathCoordinator") == [.finished])
    adding.save()
    await adding.saving?.value
    let day = try host.screen(DayModel.self)
    #expect(day.schedules.map(\.plan) == [.at("2026-11-21")])
    #expect(host.endings(of: "AddScheduleCoordinator") == [.finished])
    #expect(host.tree.description == onToday)
  }

  @Test("a day of the calendar gets a schedule, and the day of that is shown")
  func calendar() async throws {
    host.user.tapBack()
    await host.expectTree(onCalendar)
    let calendar = try host.screen(CalendarModel.self)
    calendar.tapLater()
    calendar.tap(Day("2026-12-24")!)
    await host.expectTree(on("2026-12-24"))
    try host.screen(DayModel.self).tapAdd()
    #expect(try host.screen(AddScheduleModel.self).draft.day == "2026-12-24")
    try host.screen(AddScheduleModel.self).draft.title = "산타"
    try host.screen(AddScheduleModel.self).draft.day = "2026-12-25"
    try host.screen(AddScheduleModel.self).tapPlace()
    try await pick("서울")
    try host.screen(MapModel.self).confirm()
    let transitions = host.transitionCount
    try host.screen(AddScheduleModel.self).save()
    await host.until { host.topScreen is DayModel }
    await host.expectTree(on("2026-12-25"))
    #expect(host.transitionCount == transitions + 1)
    #expect(calendar.page.day == Day("2026-12-25"))
    #expect(try host.screen(DayModel.self).schedules.map(\.plan.title) == ["산타"])
    #expect(host.title == "12월 25일 금요일")
    #expect(calendar.count(on: Day("2026-12-25")!) == 1)
  }

  @Test("a schedule added to the shown day leaves that day, in one transition")
  func sameDay() async throws {
    let day = try host.screen(DayModel.self)
    day.tapAdd()
    let adding = try host.screen(AddScheduleModel.self)
    adding.draft.title = "여행"
    adding.draft.place = .busan
    let transitions = host.transitionCount
    adding.save()
    await adding.saving?.value
    #expect(host.tree.description == onToday)
    #expect(host.transitionCount == transitions + 1)
    #expect(host.topScreen === day)
  }

  @Test("in columns another day asks before it ends the form, and a refusal keeps the selected day")
  func columns() async throws {
    host.isWide = true
    let calendar = try #require(host.topScreen(in: .sidebar) as? CalendarModel)
    let day = { @MainActor in self.host.topScreen(in: .content) as? DayModel }
    day()?.tapAdd()
    try host.screen(AddScheduleModel.self).draft.title = "치과"
    #expect(!host.user.seesBackButton && !host.user.canGoBack(in: .detail))
    calendar.tap(Day("2026-11-30")!)
    await host.until { host.alert != nil }
    host.user.choose("계속 작성")
    await host.until { host.tree.isSettled }
    #expect(calendar.page.day == app.today && day()?.isToday == true)
    calendar.tap(Day("2026-11-30")!)
    await host.until { host.alert != nil }
    host.user.choose("버리기")
    await host.until { host.tree.isSettled }
    await host.expectTree(on("2026-11-30"))
    #expect(calendar.page.day == Day("2026-11-30"))
    #expect(host.topScreen(in: .detail) == nil)
    host.isWide = false
    #expect(host.title == "11월 30일 월요일")
  }

  @Test("cancelling asks like Back")
  func cancelling() async throws {
    try host.screen(DayModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).tapCancel()
    await host.expectTree(onToday)
    try host.screen(DayModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).draft.title = "치"
    try host.screen(AddScheduleModel.self).tapCancel()
    await host.until { host.alert != nil }
    host.user.choose("버리기")
    await host.until { host.topScreen is DayModel }
    #expect(host.endings(of: "AddScheduleCoordinator") == [.cancelled, .cancelled])
  }

  @Test("a restored tree has its day, its open month and its form")
  func restoring() async throws {
    host.user.tapBack()
    try host.screen(CalendarModel.self).tap(Day("2026-11-30")!)
    host.isWide = true
    let calendar = try #require(host.topScreen(in: .sidebar) as? CalendarModel)
    calendar.tapLater()
    try host.screen(DayModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).draft.title = "치과"
    let restored = InMemoryHost(
      makeEarlyBuddy(app.services), launch: .restoring(host.tree.snapshot()))
    #expect(restored.tree.description == host.tree.description)
    #expect(try restored.screen(AddScheduleModel.self).draft.title == "치과")
    restored.user.chooseFromBackMenu(over: 1)
    await restored.until { restored.alert != nil }
    restored.user.choose("버리기")
    await restored.until { restored.topScreen is DayModel }
    restored.user.tapBack()
    let page = try restored.screen(CalendarModel.self).page
    #expect(page.day == Day("2026-11-30") && page.month.title == "2026년 12월")
  }

  @Test(
    "C3: Back and a swipe from the map and the search keep the typed text, and choose nothing")
  func waysBack() async throws {
    try host.screen(DayModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).draft.title = "치과"
    try host.screen(AddScheduleModel.self).tapPlace()
    try await pick("부산")
    host.user.tapBack()
    await host.expectTree(onToday + onAdding + onSearching)
    host.user.beginSwipeBack().cancel()
    await host.expectTree(onToday + onAdding + onSearching)
    host.user.swipeBack()
    await host.expectTree(onToday + onAdding)
    #expect(host.endings(of: "SearchPathCoordinator") == [.swipe])
    let draft = try host.screen(AddScheduleModel.self).draft
    #expect(draft.place == nil && draft.title == "치과")
  }

  @Test("leaving an empty form asks nothing, and a form with text asks first")
  func discarding() async throws {
    try host.screen(DayModel.self).tapAdd()
    host.user.tapBack()
    await host.expectTree(onToday)
    try host.screen(DayModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).draft.title = "치"
    host.user.tapBack()
    await host.until { host.alert != nil }
    #expect(host.alert?.title == "작성한 일정을 버릴까요?")
    host.user.choose("계속 작성")
    // The code that awaits the answer goes on at its next turn.
    await host.until { host.tree.isSettled }
    #expect(try host.screen(AddScheduleModel.self).draft.title == "치")
    host.user.swipeBack()
    await host.until { host.alert != nil }
    host.user.choose("버리기")
    await host.until { host.topScreen is DayModel }
    await host.expectTree(onToday)
    #expect(app.memory.schedules.isEmpty)
  }

  @Test("a schedule is opened, and removed after a confirmation")
  func removing() async throws {
    let kept = try await app.add(.at("2026-11-21")).added
    let day = try host.screen(DayModel.self)
    await until { day.schedules == [kept] }
    day.tap(kept)
    let shown = try host.screen(ScheduleModel.self)
    #expect(shown.screenOptions.title == "치과")
    shown.tapRemove()
    await host.until { host.alert != nil }
    host.user.choose("취소")
    await shown.removing?.value
    #expect(app.memory.schedules == [kept])
    shown.tapRemove()
    await host.until { host.alert != nil }
    host.user.choose("삭제")
    await shown.removing?.value
    #expect(host.tree.description == onToday)
    #expect(day.schedules.isEmpty && app.memory.schedules.isEmpty)
  }

  @Test("C10: titles and back titles come from the screens' declarations")
  func titles() async throws {
    #expect(host.title == "오늘의 일정")
    #expect(try host.screen(DayModel.self).screenOptions.backTitle == "오늘")
    try host.screen(DayModel.self).tapAdd()
    #expect(host.title == "일정 추가")
    #expect(try host.screen(AddScheduleModel.self).screenOptions.backTitle == "일정")
    try host.screen(AddScheduleModel.self).tapPlace()
    #expect(host.title == "장소 검색")
    #expect(try host.screen(SearchPathModel.self).screenOptions.backTitle == "검색")
    try await pick("수원")
    #expect(host.title == "수원")
    host.user.chooseFromBackMenu(over: 3)
    host.user.tapBack()
    #expect(host.title == "달력")
    #expect(try host.screen(CalendarModel.self).screenOptions.backTitle == "달력")
    try host.screen(CalendarModel.self).tap(Day("2026-11-30")!)
    #expect(host.title == "11월 30일 월요일")
    #expect(try host.screen(DayModel.self).screenOptions.backTitle == "11월 30일")
  }

  @Test("two trees share one store, and each shows the other's additions")
  func twoTrees() async throws {
    let other = InMemoryHost(makeEarlyBuddy(app.services))
    let kept = try await app.add(.at("2026-11-21")).added
    for host in [host, other] {
      let day = try host.screen(DayModel.self)
      await until { day.schedules == [kept] }
    }
  }

  @Test("a closed tree leaves nothing alive and stops observing the store")
  func closing() async throws {
    let host = InMemoryHost(makeEarlyBuddy(app.services))
    try host.screen(DayModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).tapPlace()
    try await pick("수원", on: host)
    await until { app.memory.watchers.count == 2 }
    host.tree.close()
    await until { app.memory.watchers.count == 1 }
    await host.expectNothingLeaked()
  }

  // MARK: - A person's steps

  private func pick(_ text: String, on host: InMemoryHost? = nil) async throws {
    let search = try (host ?? self.host).screen(SearchPathModel.self)
    search.type(text)
    await search.searching?.value
    search.pick(try #require(search.places?.first { $0.name.hasPrefix(text) }))
    await search.remembering?.value
  }
}

private let onCalendar = """
  MainCoordinator (split)
    calendar: CalendarModel
  """

private let onToday = on("2026-11-21")

private func on(_ day: String) -> String { onCalendar + "\n  day(\(day)): DayModel" }

private let onAdding = """

    addSchedule: AddScheduleCoordinator (stack)
      addSchedule: AddScheduleModel
  """

private let onSearching = """

      searchPath: SearchPathCoordinator (stack)
        searchPath: SearchPathModel
  """

private func onMap(_ place: Place) -> String { "\n      map(\(place)): MapModel" }
