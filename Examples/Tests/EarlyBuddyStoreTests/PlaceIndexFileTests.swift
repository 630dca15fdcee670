import EarlyBuddy
import Foundation
import GRDB
import Testing

@testable import EarlyBuddyStore

@Suite("EarlyBuddy: the file of the index", .timeLimit(.minutes(10)))
struct PlaceIndexFileTests {
  private let head = "# sha256 of the places: "

  private func file(_ stamp: String, _ lines: String...) throws -> PlaceFile {
    try PlaceFile(head + stamp + "\n" + lines.joined(separator: "\n") + "\n")
  }

  private let suwon = "1\t수원\t수원시|화성\tSuwon\tKR\t경기도\t37.3\t127.0\t5"
  private let seoul = "2\t서울\t\tSeoul\tKR\t\t37.5\t127.0\t10"

  @Test("the index is reused, and rebuilt only if the places changed")
  func stamps() async throws {
    let database = try DatabaseQueue()
    _ = try PlaceIndex(of: file("a", suwon), in: database)
    // With the same stamp the lines are not read.
    let kept = try PlaceIndex(of: file("a", "nonsense"), in: database)
    #expect(try await kept.places(matching: "화").map(\.name) == ["수원"])
    let other = try PlaceIndex(of: file("b", seoul), in: database)
    #expect(try await other.places(matching: "수원") == [])
    #expect(try await other.places(matching: "서울").map(\.country) == ["대한민국"])
  }

  @Test("a wrong line is an error, and the index stays as it was")
  func wrongLine() async throws {
    let database = try DatabaseQueue()
    let kept = try PlaceIndex(of: file("a", suwon), in: database)
    #expect(throws: EarlyBuddyError(.places, "")) {
      try PlaceIndex(of: file("b", seoul, "3\tonly three\tfields"), in: database)
    }
    #expect(try await kept.places(matching: "수원").count == 1)
    #expect(throws: EarlyBuddyError(.places, "")) { try PlaceFile("no head\n") }
  }

  @Test("an index file that is no database is rebuilt")
  func noDatabase() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent(PlaceIndex.fileName)
      try Data(String(repeating: "This is no database. ", count: 100).utf8).write(to: path)
      let index = try PlaceIndex.open(in: folder)
      #expect(try await index.places(matching: "서울").first?.name == "서울")
    }
  }

  @Test("two processes that open one folder at once both find places")
  func atOnce() async throws {
    try await withFolder { folder in
      async let first = PlaceIndex.open(in: folder)
      async let second = PlaceIndex.open(in: folder)
      let indexes = try await [first, second]
      for index in indexes {
        #expect(try await index.places(matching: "서울").first?.name == "서울")
      }
    }
  }

  @Test("concurrent searches build one index, and all find the place")
  func inTime() async throws {
    try await withFolder { folder in
      let places = try EarlyBuddyStore.open(folder).services(for: "one").places
      let path = folder.appendingPathComponent(PlaceIndex.fileName).path
      #expect(!FileManager.default.fileExists(atPath: path))
      let names = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<8 {
          group.addTask { try await places.places(matching: "서울").first?.name }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(names == Array(repeating: "서울", count: 8))
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("a failed opening is tried again")
  func again() async throws {
    try await withFolder { folder in
      let places = try EarlyBuddyStore.open(folder).services(for: "one").places
      let inTheWay = folder.appendingPathComponent(PlaceIndex.fileName)
      try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
      await #expect(throws: EarlyBuddyError(.opening, "")) {
        try await places.places(matching: "서울")
      }
      try FileManager.default.removeItem(at: inTheWay)
      #expect(try await places.places(matching: "서울").first?.name == "서울")
    }
  }
}
