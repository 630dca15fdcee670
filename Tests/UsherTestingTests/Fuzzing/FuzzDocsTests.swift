import Foundation
import Testing
import Usher
import UsherTesting

/// The mistake that the page describes: a change beside a result instead of in reaction to it.
private final class CountingFlow: Coordinator {
  enum Route { case list, editor }

  let navigation = Stack<Route>(.list)
  var written = 0
  var notes: [String] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ListModel([], onOpen: { _ in }, onWrite: { self.present(.editor) }))
    case .editor:
      .flow(CountingEditor { self.written += 1 }) { note in self.notes.append(note) }
    }
  }
}

private final class CountingEditor: Coordinator {
  enum Route { case editor }
  typealias Output = String

  let navigation = Stack<Route>(.editor)
  let onWritten: @MainActor () -> Void

  init(_ onWritten: @escaping @MainActor () -> Void) {
    self.onWritten = onWritten
  }

  func destination(for route: Route) -> Destination {
    .screen(
      EditorModel(onSave: {
        self.onWritten()
        self.finish($0)
      }))
  }
}

@Suite("docs/fuzzing.md", .timeLimit(.minutes(10)))
struct FuzzDocsTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private var page: String {
    get throws {
      try String(contentsOf: folder.appending(path: "../../../docs/fuzzing.md"), encoding: .utf8)
    }
  }

  @Test("Each Swift block is in a file that is compiled")
  func blocksAreCompiled() throws {
    let code = try String(
      contentsOf: folder.appending(path: "FuzzDocsCode.swift"), encoding: .utf8)
    let blocks = try page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 4)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
    }
  }

  @Test("The fuzzer finds the failure that the page shows")
  @MainActor
  func failureIsTrue() async throws {
    var fuzzer = Fuzzer(check: { app in
      app.notes.count == app.written
        ? nil : "\(app.written) written, \(app.notes.count) in the list"
    }) {
      CountingFlow()
    }
    fuzzer.code = "makeFuzzer()"
    let failure = try #require(await fuzzer.run(steps: 5_000).failure)
    let block = try #require(page.components(separatedBy: "```\n2 written").last)
    #expect(
      failure.steps == [.act("write"), .beginSwipeDown, .act("save"), .act("save"), .finishGesture])
    #expect("2 written\(block)".hasPrefix("\(failure)\n```"))
  }
}
