import SwiftUI
import SwiftUIPerson
import Testing
import UIKit

extension SwiftUITests {
  /// Which closures run, how often and in which order.
  @MainActor @Suite("Exact counts") struct ExactnessTests {
    @MainActor @Observable final class Model {
      var text = "a"
      var other = 0
      var isThere = true
      var path: [Int] = []
      var isSheet = false
      @ObservationIgnored let log = Log()
    }

    struct LabelView: UIViewRepresentable {
      let model: Model
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        model.log("update \(model.text)")
        label.text = model.text
      }
    }
    @Test("A representable is updated when an observable property that its update reads changes")
    func representables() {
      let model = Model()
      let stage = Stage { LabelView(model: model) }
      #expect(model.log.take() == ["update a"])
      model.text = "b"
      stage.settle()
      #expect(model.log.take() == ["update b"])
      #expect(stage.texts.contains("b"))
      model.other += 1
      stage.settle()
      #expect(model.log.take() == [])
      model.text = "c"
      stage.settle()
      #expect(model.log.take() == ["update c"])
    }

    struct TransactionReader: UIViewRepresentable {
      let name: String
      let value: Int
      let log: Log
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        log("\(name) \(context.transaction.animation == nil ? "plain" : "animated")")
      }
    }
    struct Half: View {
      let name: String
      @Binding var value: Int
      let log: Log
      var body: some View {
        TransactionReader(name: name, value: value, log: log)
        Button("plain \(name)") { value += 1 }
      }
    }
    struct Halves: View {
      let log: Log
      @State private var one = 0
      @State private var two = 0
      var body: some View {
        Half(name: "one", value: $one, log: log)
        Half(name: "two", value: $two, log: log)
        Button("both") {
          withAnimation { one += 1 }
          two += 1
        }
      }
    }
    @Test("Each write of a turn has a transaction of its own")
    func transactions() throws {
      let log = Log()
      let stage = Stage { Halves(log: log) }
      _ = log.take()
      try stage.tap("both")
      #expect(log.take() == ["one animated", "two plain"])
    }

    struct EqualRow: View, Equatable {
      let number: Int
      let action: @MainActor () -> Void
      let log: Log
      nonisolated static func == (one: Self, other: Self) -> Bool { one.number == other.number }
      var body: some View {
        log.body("row \(number)")
        Button("tap \(number)", action: action)
      }
    }
    struct Rows: View {
      let log: Log
      @State private var count = 0
      @State private var numbers = [1, 2]
      var body: some View {
        log.body("rows")
        Text("count \(count)")
        ForEach(numbers, id: \.self) { number in
          EqualRow(number: number, action: { count += number }, log: log).equatable()
        }
        Button("more") { numbers.append(3) }
      }
    }
    @Test("An equatable view is evaluated only if it differs, closures or not")
    func equatable() throws {
      let log = Log()
      let stage = Stage { Rows(log: log) }
      #expect(log.take() == ["rows", "row 1", "row 2"])
      try stage.tap("tap 2")
      #expect(stage.texts.contains("count 2"))
      #expect(log.take() == ["rows"])
      try stage.tap("more")
      #expect(log.take() == ["rows", "row 3"])
    }

    struct Themed: View {
      let model: Model
      var body: some View {
        @Bindable var model = model
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { Page(number: $0, log: model.log) }
        }
        .environment(\.locale, Locale(identifier: model.text))
      }
      struct Page: View {
        let number: Int
        let log: Log
        @Environment(\.locale) private var locale
        var body: some View {
          log.body("page \(number)")
          Text("in \(locale.identifier)")
        }
      }
    }
    @Test("A changed environment reaches each page of a stack once")
    func environmentOfPages() {
      let model = Model()
      model.text = "ko"
      let stage = Stage { Themed(model: model) }
      model.path = [1]
      stage.settle()
      #expect(model.log.take() == ["page 1"])
      #expect(stage.texts.contains("in ko"))
      model.text = "de"
      stage.settle()
      #expect(model.log.take() == ["page 1"])
      #expect(stage.texts.contains("in de"))
    }

    struct Lives: View {
      let model: Model
      @State private var id = 0
      var body: some View {
        if model.isThere {
          Text("life \(id)")
            .onAppear { model.log("appear") }
            .onDisappear { model.log("disappear") }
            .task(id: model.text) {
              model.log("task \(model.text)")
              await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
              } onCancel: {
              }
              model.log("cancelled")
            }
            .onChange(of: model.other, initial: true) { old, new in
              model.log("change \(old) to \(new)")
            }
            .id(id)
        }
        Button("renew") { id += 1 }
      }
    }
    @Test("A task runs from the appearance on, again for another id, and is cancelled at the end")
    func tasks() async {
      let model = Model()
      let stage = Stage { Lives(model: model) }
      await model.log.wait(for: "task a")
      #expect(model.log.lines.filter { $0.hasPrefix("change") } == ["change 0 to 0"])
      _ = model.log.take()
      model.text = "b"
      stage.settle()
      await model.log.wait(for: "task b")
      await model.log.wait(for: "cancelled")
      _ = model.log.take()
      model.isThere = false
      stage.settle()
      await model.log.wait(for: "cancelled")
      #expect(model.log.take() == ["disappear", "cancelled"])
    }
    @Test("Another id starts a new view that appears, and the old one disappears")
    func renewed() throws {
      let model = Model()
      let stage = Stage { Lives(model: model) }
      _ = model.log.take()
      try stage.tap("renew")
      let lines = model.log.take().filter { !$0.hasPrefix("task") && $0 != "cancelled" }
      #expect(lines.sorted() == ["appear", "change 0 to 0", "disappear"])
      model.isThere = false
      stage.settle()
    }

    struct Nested: View {
      @Bindable var model: Model
      var body: some View {
        model.log.body("nested")
        Text("outside")
          .sheet(isPresented: $model.isSheet) { Inside(model: model) }
      }
      struct Inside: View {
        let model: Model
        var body: some View {
          model.log.body("inside")
          Text("inside")
        }
      }
    }
    @Test("The content of a sheet is evaluated once when it comes and not when it leaves")
    func sheets() {
      let model = Model()
      let stage = Stage { Nested(model: model) }
      #expect(model.log.take() == ["nested"])
      model.isSheet = true
      stage.settle()
      #expect(model.log.take().filter { $0 == "inside" }.count == 1)
      model.other += 1
      stage.settle()
      #expect(model.log.take() == [])
      model.isSheet = false
      stage.settle()
      #expect(model.log.take().filter { $0 == "inside" }.isEmpty)
    }

    @Test("Views share a value in the defaults and one in the scene")
    func storage() throws {
      struct Reader: View {
        @AppStorage("exactness.count") private var count = 0
        @SceneStorage("exactness.word") private var word = "none"
        var body: some View { Text("\(count) \(word)") }
      }
      struct Writer: View {
        @AppStorage("exactness.count") private var count = 0
        @SceneStorage("exactness.word") private var word = "none"
        var body: some View {
          Button("write") {
            count += 1
            word = "some"
          }
          Reader()
        }
      }
      UserDefaults.standard.removeObject(forKey: "exactness.count")
      let stage = Stage { Writer() }
      #expect(stage.texts.contains("0 none"))
      try stage.tap("write")
      #expect(stage.texts.contains("1 some"))
      UserDefaults.standard.removeObject(forKey: "exactness.count")
    }
  }
}
