import Testing
import Usher
import UsherTesting

@testable import EarlyBuddy

@MainActor
@Suite("EarlyBuddy: view models", .timeLimit(.minutes(10)))
struct ModelTests {
  let app = MemoryServices()

  @Test("an older search that ends after a newer one changes nothing")
  func lateSearch() async throws {
    let search = SearchPathModel(app.services) { _ in }
    app.memory.held = ["서"]
    search.type("서")
    let older = try #require(search.searching)
    await until { app.memory.waiting["서"] != nil }
    search.type("부산")
    await search.searching?.value
    #expect(search.places == [.busan])
    app.memory.letGo("서")
    await older.value
    #expect(search.places == [.busan])
  }

  @Test("a search whose text was cleared shows nothing, whenever it ends")
  func emptied() async throws {
    let search = SearchPathModel(app.services) { _ in }
    app.memory.held = ["서울"]
    search.type("서울")
    let older = try #require(search.searching)
    await until { app.memory.waiting["서울"] != nil }
    search.type(" ")
    app.memory.letGo("서울")
    await older.value
    #expect(search.places == nil)
  }

  @Test("a search becomes recent when a place is picked, and can be removed")
  func recents() async throws {
    var picked: [Place] = []
    let search = SearchPathModel(app.services) { picked.append($0) }
    search.type("  수  ")
    search.pick(.suwon)
    search.type("부산")
    search.pick(.busan)
    await search.remembering?.value
    #expect(search.recents == ["부산", "수"] && picked == [.suwon, .busan])
    let next = SearchPathModel(app.services) { _ in }
    await next.remembering?.value
    #expect(next.recents == ["부산", "수"])
    next.forgetRecents()
    await next.remembering?.value
    #expect(next.recents.isEmpty && app.memory.recents.isEmpty)
  }

  @Test("a failed search shows an error, and the next search clears it")
  func failedSearch() async {
    let search = SearchPathModel(app.services) { _ in }
    await search.remembering?.value
    app.memory.isBroken = true
    search.type("서울")
    await search.searching?.value
    #expect(search.failure?.code == .places)
    app.memory.isBroken = false
    search.type("서울")
    await search.searching?.value
    #expect(search.failure == nil && search.places == [.seoul])
  }

  @Test("a failed save shows an error and can be repeated; nothing is lost or saved twice")
  func failedSave() async throws {
    let (draft, adding) = adding()
    (draft.title, draft.place) = ("치과", .suwon)
    app.memory.isBroken = true
    adding.save()
    #expect(adding.isSaving && !adding.canSave)
    await adding.saving?.value
    #expect(adding.failure?.code == .writing && adding.canSave)
    app.memory.isBroken = false
    adding.save()
    adding.save()
    await adding.saving?.value
    #expect(app.memory.schedules.map(\.plan) == [.at("2026-11-21")])
    #expect(adding.failure == nil)
  }

  @Test("a schedule needs a title, a day, a time and a place, and the form names missing ones")
  func missing() {
    let (draft, adding) = adding()
    #expect(draft.missing == "제목, 장소" && !draft.isTouched && adding.leavePolicy == .allow)
    (draft.title, draft.day, draft.time) = ("  ", "", "25:00")
    #expect(draft.missing == "제목, 날짜, 시간, 장소" && adding.leavePolicy == .ask)
    adding.save()
    #expect(!adding.isSaving)
    (draft.title, draft.day, draft.time) = (" 치과  예약 ", "2026-11-22", "10:30")
    draft.place = .seoul
    #expect(draft.missing == nil && adding.canSave)
    #expect(draft.plan?.title == "치과 예약")
  }

  @Test("unreadable schedules show an error")
  func failedReading() async {
    app.memory.isBroken = true
    let book = ScheduleBook(app)
    let following = Task { await book.follow() }
    await until { book.failure != nil }
    following.cancel()
    #expect(book.failure?.code == .reading && book.schedules.isEmpty)
  }

  @Test("late updates do not undo newer ones")
  func lateNews() async throws {
    let book = ScheduleBook(app)
    let following = Task { await book.follow() }
    await until { !app.memory.watchers.isEmpty }
    let added = try await book.add(.at("2026-11-21"))
    for watcher in app.memory.watchers.values {
      watcher.yield(.success(Kept(edition: 0, schedules: [])))
    }
    for _ in 0..<50 {
      #expect(book.schedules == [added])
      await Task.yield()
    }
    _ = try await app.remove(added.id)
    await until { book.schedules.isEmpty }
    following.cancel()
  }

  @Test("a map zooms in and out within its limits, and shows the places in it")
  func zooming() async {
    let map = PlaceMap(.seoul, search: app)
    await map.looking?.value
    #expect(map.neighbours == [.suwon])
    map.zoomIn()
    map.zoomIn()
    await map.looking?.value
    #expect(map.neighbours.isEmpty && !map.canZoomIn && map.area.reach == 20)
    for _ in 0..<9 { map.zoomOut() }
    await map.looking?.value
    #expect(map.neighbours == [.busan, .suwon] && !map.canZoomOut)
    app.memory.isBroken = true
    map.zoomIn()
    await map.looking?.value
    #expect(map.failure?.code == .places)
  }

  @Test("a calendar keeps its day while the user turns pages, and today is one tap away")
  func pages() {
    let page = CalendarPage(at: app.today)
    let calendar = CalendarModel(ScheduleBook(app), page: page, today: { [app] in app.today }) {
      page.choose($0)
    }
    calendar.tapEarlier()
    #expect(page.month.title == "2026년 10월" && page.day == app.today)
    calendar.tap(Day("2026-10-03")!)
    #expect(!calendar.isToday(page.day))
    calendar.tapToday()
    #expect(calendar.isToday(page.day) && page.month.title == "2026년 11월")
    calendar.tapLater()
    calendar.tapToday()
    #expect(page.month.title == "2026년 11월")
  }

  private func adding() -> (ScheduleDraft, AddScheduleModel) {
    let draft = ScheduleDraft(on: app.today)
    let adding = AddScheduleModel(
      draft, book: ScheduleBook(app), mayDiscard: { true }, onOutput: { _ in })
    return (draft, adding)
  }
}
