import EarlyBuddy
import Foundation
import GRDB
import Testing

@testable import EarlyBuddyStore

@Suite("EarlyBuddy: stored schedules", .timeLimit(.minutes(10)))
struct ScheduleDatabaseTests {
  @Test("schedules survive closing the file, in the order of their times")
  func reopening() async throws {
    try await withFolder { folder in
      let first = try EarlyBuddyStore.open(folder).services(for: "one")
      let late = try await first.schedules.add(.at("2026-11-22", "08:00", "늦은 것")).added
      let early = try await first.schedules.add(.at("2026-11-21", "23:59", "‘이른’ 것; --")).added
      let gone = try await first.schedules.add(.at("2026-11-21", "00:00")).added
      _ = try await first.schedules.remove(gone.id)
      let second = try EarlyBuddyStore.open(folder).services(for: "one")
      #expect(try await now(second) == [early, late])
      #expect(try await now(second)?.first?.plan.place == .suwon)
    }
  }

  @Test("an observer receives the additions and removals of other processes")
  func watching() async throws {
    let services = try EarlyBuddyStore.open(nil).services(for: "one")
    var news = services.schedules.all().makeAsyncIterator()
    #expect(try await news.next()?.get().schedules == [])
    let added = try await services.schedules.add(.at("2026-11-21", "09:00")).added
    #expect(try await news.next()?.get().schedules == [added])
    _ = try await services.schedules.remove(added.id)
    #expect(try await news.next()?.get().schedules == [])
  }

  @Test("visitors who share a file see and change only their own schedules")
  func visitors() async throws {
    try await withFolder { folder in
      let store = try EarlyBuddyStore.open(folder)
      let (one, other) = (store.services(for: "one"), store.services(for: "other"))
      var news = other.schedules.all().makeAsyncIterator()
      #expect(try await news.next()?.get().schedules == [])
      let added = try await one.schedules.add(.at("2026-11-21", "09:00")).added
      let its = try await other.schedules.add(.at("2026-11-21", "10:00")).added
      #expect(try await news.next()?.get().schedules == [its])
      #expect(try await other.schedules.remove(added.id).schedules == [its])
      for text in ["서울", "부산"] { try await one.recents.remember(text) }
      try await other.recents.remember("서울")
      try await other.recents.forget()
      let again = try EarlyBuddyStore.open(folder)
      #expect(try await now(again.services(for: "one")) == [added])
      #expect(try await now(again.services(for: "other")) == [its])
      #expect(try await again.services(for: "one").recents.recent() == ["부산", "서울"])
      #expect(try await again.services(for: "other").recents.recent() == [])
    }
  }

  @Test("an id is never reused, so that an old page cannot remove a newer schedule")
  func ids() async throws {
    let services = try EarlyBuddyStore.open(nil).services(for: "one")
    let first = try await services.schedules.add(.at("2026-11-21", "09:00")).added
    _ = try await services.schedules.remove(first.id)
    let second = try await services.schedules.add(.at("2026-11-21", "09:00")).added
    #expect(second.id > first.id)
    _ = try await services.schedules.remove(first.id)
    #expect(try await now(services) == [second])
  }

  @Test("recent searches are stored, the latest first, each once, up to a limit")
  func recents() async throws {
    try await withFolder { folder in
      let first = try EarlyBuddyStore.open(folder).services(for: "one").recents
      for text in ["서울", "부산", "서울"] { try await first.remember(text) }
      let second = try EarlyBuddyStore.open(folder).services(for: "one").recents
      #expect(try await second.recent() == ["서울", "부산"])
      for number in 1...20 { try await second.remember("\(number)") }
      #expect(
        try await second.recent() == (13...20).reversed().map(String.init))
      try await second.forget()
      #expect(try await second.recent() == [])
    }
  }

  @Test("a file that is no database is an error, and stays as it is")
  func foreign() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("schedules.sqlite")
      let text = Data(String(repeating: "This is no database. ", count: 100).utf8)
      try text.write(to: file)
      #expect(throws: EarlyBuddyError(.damaged, "")) { try EarlyBuddyStore.open(folder) }
      #expect(try Data(contentsOf: file) == text)
    }
  }

  @Test("a file of a later version is an error, and stays as it is")
  func later() async throws {
    try await withFolder { folder in
      _ = try EarlyBuddyStore.open(folder)
      let database = try DatabaseFile.open("schedules.sqlite", in: folder)
      try await database.write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')")
      }
      #expect(throws: EarlyBuddyError(.opening, "")) { try EarlyBuddyStore.open(folder) }
    }
  }

  @Test("a failed write is an error, and changes nothing")
  func unwritable() async throws {
    let database = try DatabaseQueue()
    let store = try ScheduleDatabase(database)
    let kept = try await store.add(.at("2026-11-21", "09:00")).added
    try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
    await #expect(throws: EarlyBuddyError(.writing, "")) {
      _ = try await store.add(.at("2026-11-21", "10:00"))
    }
    await #expect(throws: EarlyBuddyError(.writing, "")) {
      _ = try await store.remove(kept.id)
    }
    await #expect(throws: EarlyBuddyError(.writing, "")) { try await store.remember("서울") }
    var news = store.all().makeAsyncIterator()
    #expect(try await news.next()?.get().schedules == [kept])
  }

  @Test("a row that this app did not write is an error, not a crash")
  func wrongRow() async throws {
    let database = try DatabaseQueue()
    let store = try ScheduleDatabase(database)
    try await database.write {
      try $0.execute(
        sql: "INSERT INTO schedule (title, day, minutes, place) VALUES ('x', 'never', 0, '{}')")
    }
    var news = store.all().makeAsyncIterator()
    #expect(await news.next() == .failure(EarlyBuddyError(.reading, "")))
    #expect(await news.next() == nil)
  }

  private func now(_ services: Services) async throws -> [Schedule]? {
    var news = services.schedules.all().makeAsyncIterator()
    return try await news.next()?.get().schedules
  }
}
