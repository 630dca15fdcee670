import Testing
import Usher
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
    await host.expectTree(onMain)
    try host.screen(MainModel.self).tapAdd()
    await host.expectTree(onMain + onAdding)
    try host.screen(AddScheduleModel.self).draft.title = "치과"
    try host.screen(AddScheduleModel.self).tapPlace()
    await host.expectTree(onMain + onAdding + onSearching)
    try await pick("수")
    await host.expectTree(onMain + onAdding + onSearching + onMap(.suwon))
    let transitions = host.transitionCount
    try host.screen(MapModel.self).confirm()
    await host.expectTree(onMain + onAdding)
    #expect(host.transitionCount == transitions + 1)
    let adding = try host.screen(AddScheduleModel.self)
    #expect(adding.draft.place == .suwon && adding.draft.title == "치과")
    #expect(host.endings(of: "SearchPathCoordinator") == [.finished])
    adding.save()
    await adding.saving?.value
    let main = try host.screen(MainModel.self)
    #expect(main.schedules.map(\.plan) == [.at("2026-11-21")])
    #expect(host.endings(of: "AddScheduleCoordinator") == [.finished])
    #expect(host.tree.description == onMain)
  }

  @Test("the calendar adds to the selected day, and shows it")
  func calendar() async throws {
    try host.screen(MainModel.self).tapCalendar()
    await host.expectTree(onMain + onCalendar())
    let calendar = try host.screen(CalendarModel.self)
    calendar.tapLater()
    calendar.tap(Day("2026-12-24")!)
    calendar.tapAdd()
    let adding = try host.screen(AddScheduleModel.self)
    #expect(adding.draft.day == "2026-12-24")
    adding.draft.title = "산타"
    adding.draft.day = "2026-12-25"
    adding.tapPlace()
    try await pick("서울")
    try host.screen(MapModel.self).confirm()
    adding.save()
    await adding.saving?.value
    #expect(host.tree.description == onMain + onCalendar())
    #expect(calendar.page.day == Day("2026-12-25"))
    #expect(calendar.schedules.map(\.plan.title) == ["산타"])
    #expect(calendar.count(on: Day("2026-12-25")!) == 1)
  }

  @Test("a schedule added for another day appears in the calendar, in one transition")
  func otherDay() async throws {
    try host.screen(MainModel.self).tapAdd()
    let adding = try host.screen(AddScheduleModel.self)
    adding.draft.title = "여행"
    adding.draft.day = "2027-02-28"
    adding.draft.place = .busan
    let transitions = host.transitionCount
    adding.save()
    await adding.saving?.value
    #expect(host.tree.description == onMain + onCalendar("2027-02-28"))
    #expect(host.transitionCount == transitions + 1)
    #expect(try host.screen(CalendarModel.self).schedules.map(\.plan.title) == ["여행"])
  }

  @Test(
    "C3: Back and a swipe from the map and the search keep the typed text, and choose nothing")
  func waysBack() async throws {
    try host.screen(MainModel.self).tapAdd()
    try host.screen(AddScheduleModel.self).draft.title = "치과"
    try host.screen(AddScheduleModel.self).tapPlace()
    try await pick("부산")
    host.user.tapBack()
    await host.expectTree(onMain + onAdding + onSearching)
    host.user.beginSwipeBack().cancel()
    await host.expectTree(onMain + onAdding + onSearching)
    host.user.swipeBack()
    await host.expectTree(onMain + onAdding)
    #expect(host.endings(of: "SearchPathCoordinator") == [.swipe])
    let draft = try host.screen(AddScheduleModel.self).draft
    #expect(draft.place == nil && draft.title == "치과")
  }

  @Test("leaving an empty form asks nothing, and a form with text asks first")
  func discarding() async throws {
    try host.screen(MainModel.self).tapAdd()
    host.user.tapBack()
    await host.expectTree(onMain)
    try host.screen(MainModel.self).tapAdd()
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
    await host.until { host.topScreen is MainModel }
    await host.expectTree(onMain)
    #expect(app.memory.schedules.isEmpty)
  }

  @Test("a schedule is opened, and removed after a confirmation")
  func removing() async throws {
    let kept = try await app.add(.at("2026-11-21")).added
    let main = try host.screen(MainModel.self)
    await until { main.schedules == [kept] }
    main.tap(kept)
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
    #expect(host.tree.description == onMain)
    #expect(main.schedules.isEmpty && app.memory.schedules.isEmpty)
  }

  @Test("C10: titles and back titles come from the screens' declarations")
  func titles() async throws {
    #expect(host.title == "오늘의 일정")
    #expect(try host.screen(MainModel.self).screenOptions.backTitle == "오늘")
    try host.screen(MainModel.self).tapAdd()
    #expect(host.title == "일정 추가")
    #expect(try host.screen(AddScheduleModel.self).screenOptions.backTitle == "일정")
    try host.screen(AddScheduleModel.self).tapPlace()
    #expect(host.title == "장소 검색")
    #expect(try host.screen(SearchPathModel.self).screenOptions.backTitle == "검색")
    try await pick("수원")
    #expect(host.title == "수원")
    host.user.chooseFromBackMenu(over: 3)
    try host.screen(MainModel.self).tapCalendar()
    #expect(host.title == "달력")
    #expect(try host.screen(CalendarModel.self).screenOptions.backTitle == "달력")
  }

  @Test("two trees share one store, and each shows the other's additions")
  func twoTrees() async throws {
    let other = InMemoryHost(makeEarlyBuddy(app.services))
    let kept = try await app.add(.at("2026-11-21")).added
    for host in [host, other] {
      let main = try host.screen(MainModel.self)
      await until { main.schedules == [kept] }
    }
  }

  @Test("a closed tree leaves nothing alive and stops observing the store")
  func closing() async throws {
    let host = InMemoryHost(makeEarlyBuddy(app.services))
    try host.screen(MainModel.self).tapAdd()
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

private let onMain = """
  MainCoordinator (stack)
    main: MainModel
  """

private let onAdding = """

    addSchedule: AddScheduleCoordinator (stack)
      addSchedule: AddScheduleModel
  """

private let onSearching = """

      searchPath: SearchPathCoordinator (stack)
        searchPath: SearchPathModel
  """

private func onMap(_ place: Place) -> String { "\n      map(\(place)): MapModel" }

private func onCalendar(_ day: String = "2026-11-21") -> String {
  """

    calendar(\(day)): CalendarCoordinator (stack)
      calendar: CalendarModel
  """
}
