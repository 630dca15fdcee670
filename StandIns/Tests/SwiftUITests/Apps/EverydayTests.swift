import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Several features at once, as apps use them.
  @MainActor @Suite("Everyday combinations") struct EverydayTests {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    @MainActor @Observable final class Model {
      var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      var chosen: Item?
      var isSheet = false
      var isAlert = false
      var isDialog = false
      var tab = 1
      var path = NavigationPath()
      var word = "a"
      @ObservationIgnored let log = Log()
    }

    // MARK: Presentations

    struct Presenting: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          ForEach(model.items) { item in
            Row(item: item, model: model)
          }
          Text(model.word)
        }
        .sheet(item: $model.chosen, onDismiss: { model.log("gone") }) { item in
          Edited(item: item)
        }
        .sheet(isPresented: $model.isSheet) { Text("sheet \(model.word)") }
        .alert("Alert", isPresented: $model.isAlert) {
          Button("Open") { model.isSheet = true }
        }
        .confirmationDialog("Dialog", isPresented: $model.isDialog) {
          Button("Ask") { model.isAlert = true }
        }
        .environment(\.locale, Locale(identifier: model.word))
      }
      struct Row: View {
        let item: Item
        let model: Model
        @State private var isOpen = false
        var body: some View {
          Button("open \(item.name)") { isOpen = true }
            .sheet(isPresented: $isOpen) {
              Text("row \(item.name)")
              Button("delete") { model.items.removeAll { $0.id == item.id } }
            }
        }
      }
      struct Edited: View {
        let item: Item
        @State private var taps = 0
        @Environment(\.locale) private var locale
        var body: some View {
          Button("\(item.name) \(taps) \(locale.identifier)") { taps += 1 }
        }
      }
    }
    private func presenting(
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> (Stage, Model) {
      var system = _System()
      change(&system.swiftUI)
      let model = Model()
      return (Stage(system) { Presenting(model: model) }, model)
    }

    @Test("A sheet's item with the same id keeps the sheet, another id brings a new one")
    func items() throws {
      let (stage, model) = presenting()
      model.chosen = model.items[0]
      stage.settle()
      try stage.tap("one 0 a")
      model.chosen?.name = "first"
      stage.settle()
      #expect(stage.texts == ["first 1 a"])
      #expect(model.log.take() == [])
      model.word = "ko"
      stage.settle()
      #expect(stage.texts == ["first 1 ko"])
      model.chosen = model.items[1]
      stage.settle()
      #expect(stage.texts == ["two 0 ko"])
      #expect(model.log.take() == ["gone"])
    }
    @Test("A row that goes takes its sheet along, and the others keep their state")
    func rows() throws {
      let (stage, model) = presenting()
      try stage.tap("open one")
      #expect(stage.texts.contains("row one"))
      try stage.tap("delete")
      #expect(stage.texts.contains("open two"))
      #expect(!stage.texts.contains("open one"))
      #expect(model.items.count == 1)
      try stage.tap("open two")
      #expect(stage.texts.contains("row two"))
    }
    @Test("A button of a dialog brings an alert, and the alert's button a sheet")
    func chain() throws {
      let (stage, model) = presenting()
      model.isDialog = true
      stage.settle()
      try stage.tap("Ask")
      #expect(stage.texts.contains("Alert"))
      try stage.tap("Open")
      #expect(stage.texts == ["sheet a"])
      #expect(!model.isAlert)
      #expect(!model.isDialog)
    }
    @Test(
      "An alert that is asked for while a sheet leaves waits or is lost",
      arguments: _System.SwiftUIValues.SecondSheet.allCases)
    func alertAfterSheet(_ second: _System.SwiftUIValues.SecondSheet) {
      let (stage, model) = presenting { $0.secondSheet = second }
      model.isSheet = true
      stage.settle()
      model.isSheet = false
      model.isAlert = true
      stage.settle()
      #expect(stage.texts.contains("Alert") == (second == .isQueued))
    }

    // MARK: Tabs and stacks

    struct Tabbed: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          NavigationStack(path: $model.path) {
            NavigationLink("number", value: 5)
              .navigationDestination(for: Int.self) { Number(number: $0, model: model) }
              .navigationDestination(for: String.self) { Text("word \($0)") }
              .onChange(of: model.path) { model.log("path \(model.path.count)") }
          }
          .tabItem { Text("First") }
          .tag(1)
          Counting().tabItem { Text("Second") }.tag(2)
        }
      }
    }
    struct Number: View {
      let number: Int
      let model: Model
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Text("number \(number)")
        Button("back and word") {
          dismiss()
          model.path.append("x")
        }
        Button("to second") {
          model.path.removeLast(model.path.count)
          model.tab = 2
        }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    @Test("Tabs keep their state, and a path is written in a tab that is not shown")
    func tabs() throws {
      let model = Model()
      let stage = Stage { Tabbed(model: model) }
      try stage.tap("number")
      #expect(stage.texts.contains("number 5"))
      try stage.tap("to second")
      try stage.tap("count 0")
      model.path.append(7)
      model.path.append("deep")
      stage.settle()
      #expect(stage.texts.contains("count 1"))
      try stage.tapTab("First")
      #expect(stage.texts.contains("word deep"))
      try stage.tapBack()
      #expect(stage.texts.contains("number 7"))
      try stage.tapTab("Second")
      #expect(stage.texts.contains("count 1"))
      #expect(model.log.take() == ["path 1", "path 0", "path 2", "path 1"])
    }
    @Test("A page that dismisses itself and appends a value is replaced by the value's page")
    func replaced() throws {
      let model = Model()
      let stage = Stage { Tabbed(model: model) }
      try stage.tap("number")
      try stage.tap("back and word")
      #expect(stage.texts.contains("word x"))
      #expect(model.path.count == 1)
    }

    @Test("A path is written down and read back, unless a value cannot be")
    func codable() throws {
      struct Plain: Hashable {}
      var path = NavigationPath([1, 2])
      path.append("three")
      path.append(Item2(id: 4))
      let data = try JSONEncoder().encode(try #require(path.codable))
      let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      #expect(NavigationPath(read) == path)
      #expect(read == path.codable)
      path.append(Plain())
      #expect(path.codable == nil)
      path.removeLast(2)
      #expect(path.count == 3)
      let model = Model()
      model.path = NavigationPath(read)
      let stage = Stage { Tabbed(model: model) }
      model.path.removeLast()
      stage.settle()
      #expect(stage.texts.contains("word three"))
    }
    struct Item2: Hashable, Codable { let id: Int }

    // MARK: Life

    struct Living: View {
      let model: Model
      @State private var path: [Int] = []
      @State private var generation = 0
      var body: some View {
        NavigationStack(path: $path) {
          Button("push") { path = [1] }
            .task(id: generation) {
              model.log("task \(generation)")
              await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
              } onCancel: {
              }
              model.log("end")
            }
            .navigationDestination(for: Int.self) { _ in Text("page") }
        }
        .id(generation)
        Button("renew") {
          generation += 1
          path = []
        }
      }
    }
    @Test("A page's task ends when another page covers it, and begins again behind it")
    func tasks() async throws {
      let model = Model()
      let stage = Stage { Living(model: model) }
      await model.log.wait(for: "task 0")
      _ = model.log.take()
      try stage.tap("push")
      await model.log.wait(for: "end")
      _ = model.log.take()
      try stage.tapBack()
      await model.log.wait(for: "task 0")
      try stage.tap("push")
      await model.log.wait(for: "end")
      _ = model.log.take()
      try stage.tap("renew")
      await model.log.wait(for: "task 1")
      #expect(stage.texts.contains("push"))
      stage.window.isHidden = true
      stage.settle()
      await model.log.wait(for: "end")
    }
  }
}
