import Foundation
import GRDB
import Testing
import UsherWeb

@testable import DemoServer

@Suite("Demo: unusable files", .timeLimit(.minutes(10)))
@MainActor
struct DamagedFileTests {
  @Test(
    "A damaged file is moved aside unchanged and named, and the demo starts; also a second time",
    arguments: ["Trees/trees.sqlite", "EarlyBuddy/schedules.sqlite"])
  func damagedFiles(_ name: String) async throws {
    try await withFolder { folder in
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      for number in 1...2 {
        let text = Data(String(repeating: "no database \(number)", count: 1_000).utf8)
        try text.write(to: file)
        var notices: [String] = []
        try makeDemoHost(keepingDataIn: folder) { notices.append($0) }.close()
        let copy = file.path + ".damaged-\(number)"
        #expect(try Data(contentsOf: URL(filePath: copy)) == text)
        #expect(notices.count == 1)
        let notice = try #require(notices.first)
        #expect(notice.hasPrefix("\(file.path) is damaged ("))
        #expect(notice.contains("file is not a database"))
        #expect(notice.contains("moved to \(copy)") && notice.contains(".recover"))
        #expect(!notice.contains("\n"))
      }
      try makeDemoHost(keepingDataIn: folder) { Issue.record("\($0)") }.close()
    }
  }

  @Test("A tree database with a broken page is moved aside, and the demo starts")
  func brokenPage() async throws {
    try await withFolder { folder in
      let host = try makeDemoHost(keepingDataIn: folder)
      let visitor = Reader(host)
      await visitor.open("/practice")
      try await visitor.take(.press("/First"))
      host.close()
      let file = folder.appending(path: "Trees/trees.sqlite")
      var bytes = try Data(contentsOf: file)
      try #require(bytes.count > 4_096)
      bytes.replaceSubrange(4_096..., with: Data(repeating: 0xFF, count: bytes.count - 4_096))
      try bytes.write(to: file)
      var notices: [String] = []
      try makeDemoHost(keepingDataIn: folder) { notices.append($0) }.close()
      #expect(notices.count == 1)
      #expect(try Data(contentsOf: URL(filePath: file.path + ".damaged-1")) == bytes)
    }
  }

  @Test(
    "A file that is newer or cannot be opened is named with advice, and stays as it is")
  func otherFiles() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "Trees/trees.sqlite")
      try makeDemoHost(keepingDataIn: folder).close()
      try await DatabaseQueue(path: file.path).write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('next')")
      }
      let newer = #expect(throws: DemoError.self) { try makeDemoHost(keepingDataIn: folder) }
      #expect(newer?.message.hasPrefix("\(file.path): a newer version") == true)
      #expect(newer?.message.contains("--data") == true)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      let folderThere = #expect(throws: DemoError.self) { try makeDemoHost(keepingDataIn: folder) }
      #expect(folderThere?.message.hasPrefix("\(file.path) cannot be opened: ") == true)
      #expect(folderThere?.message.contains("--data") == true)
      #expect(folderThere?.message.contains("\n") == false)
    }
  }

  @Test("A failure of the store is reported in one line, with the file and without the statement")
  func oneLine() async throws {
    try await withFolder { folder in
      let trees = try TreeDatabase(in: folder) { Issue.record("\($0)") }
      try await DatabaseQueue(path: folder.appending(path: "trees.sqlite").path).write {
        try $0.execute(sql: "DROP TABLE tree")
      }
      let key = try JSONDecoder().decode(
        TreeKey.self, from: Data(#"{"app":"/a","visitor":"v","tree":"t"}"#.utf8))
      let error = await #expect(throws: (any Error).self) {
        try await trees.remove(
          key, with: TreeHold(server: TreeServer(of: "/a"), epoch: 1, revision: 1))
      }
      let line = "\(try #require(error))"
      #expect(line.contains("trees.sqlite: no such table: tree, SQLite error 1"))
      #expect(!line.contains("\n") && !line.contains("INSERT"))
    }
  }
}
