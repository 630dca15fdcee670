import SwiftUI
import SwiftUIPerson
import Testing
import UIKit

extension SwiftUITests {
  /// Closures that SwiftUI calls later than the body that makes them.
  @MainActor @Suite("Closures for content") struct ContentTests {
    struct InSheet: View {
      @State private var isOpen = false
      @State private var count = 0
      var body: some View {
        Button("open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            Text("count \(count)")
            Button("more") { count += 1 }
          }
      }
    }
    @Test("A sheet's closure follows the state that it reads")
    func sheets() throws {
      let stage = Stage { InSheet() }
      try stage.tap("open")
      try stage.tap("more")
      #expect(stage.texts.contains("count 1"))
      try stage.tap("more")
      #expect(stage.texts.contains("count 2"))
    }

    @MainActor @Observable final class Model {
      var count = 0
      var path: [Int] = []
      var item: Int?
      var isPage = false
      var isOpen = false
    }
    struct Observed: View {
      @Bindable var model: Model
      let log: Log
      var body: some View {
        log.body("body")
        NavigationStack(path: $model.path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Text("page \(number) count \(model.count)")
            }
            .navigationDestination(item: $model.item) { Text("item \($0) count \(model.count)") }
            .navigationDestination(isPresented: $model.isPage) { Text("flag") }
        }
        .fullScreenCover(isPresented: $model.isOpen) { Text("cover count \(model.count)") }
      }
    }
    @Test("Pages and covers follow the properties that their closures read, and no body runs")
    func observed() {
      let model = Model()
      let log = Log()
      let stage = Stage { Observed(model: model, log: log) }
      func count() {
        _ = log.take()
        model.count += 1
        stage.settle()
        #expect(log.take() == [])
      }
      model.path = [7]
      stage.settle()
      count()
      #expect(stage.texts.contains("page 7 count 1"))
      model.path = []
      model.item = 3
      stage.settle()
      count()
      #expect(stage.texts.contains("item 3 count 2"))
      model.item = nil
      model.isOpen = true
      stage.settle()
      count()
      #expect(stage.texts.contains("cover count 3"))
    }

    struct Late: View {
      let readsInBody: Bool
      @State private var number = 1
      @State private var isOpen = false
      var body: some View {
        if readsInBody { Text("number \(number)") }
        Button("set") {
          number = 2
          isOpen = true
        }
        .sheet(isPresented: $isOpen) {
          Text("in \(number)")
          Button("really") { print(number) }
          Button("three") { number = 3 }
        }
      }
    }
    @Test(
      "A sheet's closure first sees the state that the body saw when it last ran",
      arguments: [true, false])
    func stale(_ readsInBody: Bool) throws {
      let stage = Stage { Late(readsInBody: readsInBody) }
      try stage.tap("set")
      #expect(stage.texts.contains("in \(readsInBody ? 2 : 1)"))
      try stage.tap("three")
      #expect(stage.texts.contains("in 3"))
    }

    struct Deferred: View {
      let log: Log
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        log.body("body")
        ForEach(0..<1) { _ in Text("count \(count)") }
        Button("count") { count += 1 }
        Button("other") { other += 1 }
      }
    }
    @Test("State that only the closure of a ForEach reads runs the body that owns it")
    func owner() throws {
      let log = Log()
      let stage = Stage { Deferred(log: log) }
      _ = log.take()
      try stage.tap("count")
      #expect(stage.texts.contains("count 1"))
      #expect(log.take() == ["body"])
      try stage.tap("other")
      #expect(log.take() == [])
    }

    @Test(
      "A page with a bound item keeps the item while it leaves",
      arguments: _System.SwiftUIValues.LeavingContent.allCases)
    func leavingItem(_ answer: _System.SwiftUIValues.LeavingContent) {
      var system = _System()
      system.swiftUI.leavingContent = answer
      let model = Model()
      let stage = Stage(system) { Observed(model: model, log: Log()) }
      model.item = 5
      stage.settle()
      model.item = nil
      stage.advance(2)
      #expect(stage.texts.contains("item 5 count 0"))
      model.count = 1
      stage.advance(1)
      #expect(stage.texts.contains("item 5 count \(answer == .isLive ? 1 : 0)"))
      stage.settle()
      #expect(stage.texts == ["root"])
    }
  }
}
