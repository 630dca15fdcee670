import SwiftUI
import SwiftUIPerson
import Testing
import UIKit

extension SwiftUITests {
  /// What an app may rely on, as its author would test it: identity, the life of state, orders, transactions.
  @MainActor @Suite("Semantics") struct SemanticsTests {
    @MainActor @Observable final class Model {
      var numbers = [1, 2, 3]
      var text: String? = "a"
      var kind = 0
      var name = "x"
      var other = 0
      @ObservationIgnored let log = Log()
    }

    // MARK: Identity

    struct CountedRow: View {
      let number: Int
      let log: Log
      @State private var taps = 0
      var body: some View {
        log.body("row \(number)")
        Button("\(number) tapped \(taps)") { taps += 1 }
      }
    }
    struct Rows: View {
      let model: Model
      var body: some View {
        model.log.body("rows")
        ForEach(model.numbers, id: \.self) { CountedRow(number: $0, log: model.log) }
      }
    }
    @Test("Rows that move keep their state, and none of them runs again")
    func moves() throws {
      let model = Model()
      let stage = Stage { Rows(model: model) }
      try stage.tap("2 tapped 0")
      _ = model.log.take()
      model.numbers = [3, 2, 1]
      stage.settle()
      #expect(stage.texts == ["3 tapped 0", "2 tapped 1", "1 tapped 0"])
      #expect(model.log.take() == ["rows"])
      model.numbers = [3, 4, 2]
      stage.settle()
      #expect(stage.texts == ["3 tapped 0", "4 tapped 0", "2 tapped 1"])
      #expect(model.log.take() == ["rows", "row 4"])
      model.numbers = [3]
      stage.settle()
      model.numbers = [3, 2]
      stage.settle()
      #expect(stage.texts == ["3 tapped 0", "2 tapped 0"], "who left begins anew")
    }

    struct Born: View {
      let text: String
      let log: Log
      @State private var first: String
      init(_ text: String, _ log: Log) {
        self.text = text
        self.log = log
        _first = State(initialValue: text)
      }
      var body: some View {
        log.body("born \(text)")
        Text("\(text) was \(first)")
      }
    }
    struct Branches: View {
      let model: Model
      var body: some View {
        if let text = model.text { Born("if \(text)", model.log) }
        switch model.kind {
        case 0: Born("zero", model.log)
        case 1: Born("one", model.log)
        case let more: Born("more \(more)", model.log)
        }
        AnyView(Born("any \(model.kind)", model.log))
      }
    }
    @Test("An `if let` keeps its content for another value, each case of a `switch` has its own")
    func branches() {
      let model = Model()
      let stage = Stage { Branches(model: model) }
      #expect(stage.texts == ["if a was if a", "zero was zero", "any 0 was any 0"])
      model.text = "b"
      model.kind = 1
      stage.settle()
      #expect(stage.texts == ["if b was if a", "one was one", "any 1 was any 0"])
      model.text = nil
      model.kind = 2
      stage.settle()
      #expect(stage.texts == ["more 2 was more 2", "any 2 was any 0"])
      model.text = "c"
      model.kind = 3
      stage.settle()
      #expect(stage.texts == ["if c was if c", "more 3 was more 2", "any 3 was any 0"])
    }

    // MARK: Properties

    @MainActor final class Made: ObservableObject {
      @Published var number = 0
      init(_ log: Log) { log("made") }
    }
    @propertyWrapper struct Doubled: DynamicProperty {
      @State private var number = 1
      @Environment(\.locale) private var locale
      var wrappedValue: Int {
        get { number }
        nonmutating set { number = newValue * 2 }
      }
      var projectedValue: String { locale.identifier }
    }
    @propertyWrapper struct Pair: DynamicProperty {
      @Doubled var left
      @Doubled var right
      var wrappedValue: String { "\(left) \(right)" }
      var projectedValue: Pair { self }
    }
    struct Nested: View {
      let model: Model
      @Pair private var one
      @Pair private var two
      @StateObject private var made: Made
      init(_ model: Model) {
        self.model = model
        _made = StateObject(wrappedValue: Made(model.log))
      }
      var body: some View {
        Text("\(one), \(two), \($one.$left), \(made.number) \(model.name)")
        Button("left") { $one.left = 5 }
        Button("right") { $two.right = 7 }
        Button("object") { made.number += 1 }
      }
    }
    struct Parent: View {
      let model: Model
      var body: some View {
        Text("parent \(model.other)")
        Nested(model).environment(\.locale, Locale(identifier: model.name))
      }
    }
    @Test("Properties of properties each have a place of their own, and an object is made once")
    func nestedProperties() throws {
      let model = Model()
      let stage = Stage { Parent(model: model) }
      #expect(stage.texts.contains("1 1, 1 1, x, 0 x"))
      try stage.tap("left")
      try stage.tap("right")
      try stage.tap("object")
      #expect(stage.texts.contains("10 1, 1 14, x, 1 x"))
      model.name = "ko"
      model.other += 1
      stage.settle()
      #expect(stage.texts.contains("10 1, 1 14, ko, 1 ko"))
      #expect(model.log.take() == ["made"])
    }

    @Test("Bindings reach through optionals, dictionaries and closures, and tell their writes once")
    func bindings() throws {
      struct Settings: Equatable {
        var words = ["a": 1]
        var choice: String?
      }
      struct Fields: View {
        @State private var settings = Settings()
        let log: Log
        var body: some View {
          Text("\(settings.words["a"] ?? 0) \(settings.words["b"] ?? 0) \(settings.choice ?? "-")")
          Stepper(
            "b",
            value: Binding(get: { settings.words["b"] ?? 5 }, set: { settings.words["b"] = $0 })
          )
          TextField("choice", text: $settings.choice.or("none"))
          if let choice = Binding($settings.choice) { TextField("there", text: choice) }
          Color.clear.onChange(of: settings) { old, new in
            log("\(old.choice ?? "-") \(new.choice ?? "-")")
          }
        }
      }
      let log = Log()
      let stage = Stage { Fields(log: log) }
      try stage.tap("Increment")
      #expect(stage.texts.contains("1 6 -"))
      _ = log.take()
      try stage.person.type("me", into: "choice")
      stage.settle()
      #expect(stage.texts.contains("1 6 me"))
      try stage.person.type("you", into: "there")
      stage.settle()
      #expect(stage.texts.contains("1 6 you"))
      #expect(log.take() == ["- me", "me you"])
    }

    // MARK: Orders

    struct Ordered: View {
      let model: Model
      @State private var count = 0
      @State private var echo = 0
      var body: some View {
        model.log.body("body \(count) \(echo)")
        Button("go") {
          count += 1
          count += 1
        }
        .onAppear { model.log("appear") }
        .onChange(of: count) { old, new in
          model.log("count \(old) to \(new)")
          echo = new
        }
        .onChange(of: echo) { old, new in model.log("echo \(old) to \(new)") }
        .onChange(of: model.name) { model.log("name \(model.name)") }
      }
    }
    @Test("A change is told once for all writes of a turn, and what it writes is told after it")
    func changes() throws {
      let model = Model()
      let stage = Stage { Ordered(model: model) }
      #expect(model.log.take() == ["body 0 0", "appear"])
      try stage.tap("go")
      #expect(
        model.log.take() == [
          "body 2 0", "count 0 to 2", "body 2 2", "echo 0 to 2",
        ])
      model.name = "y"
      model.name = "x"
      stage.settle()
      #expect(!model.log.take().contains { $0.hasPrefix("name") }, "it is what it was")
    }

    struct Publishing: View {
      let model: Model
      let subjects: [PassthroughSubject<Int, Never>]
      var body: some View {
        Text("kind \(model.kind)")
          .onReceive(subjects[model.kind]) { model.log("received \($0)") }
      }
    }
    @Test("Another publisher takes the place of the one that was followed")
    func publishers() {
      let model = Model()
      let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
      let stage = Stage { Publishing(model: model, subjects: subjects) }
      subjects[0].send(1)
      subjects[1].send(2)
      model.kind = 1
      stage.settle()
      subjects[0].send(3)
      subjects[1].send(4)
      #expect(model.log.take() == ["received 1", "received 4"])
    }

    // MARK: Transactions

    struct TransactionReader: UIViewRepresentable {
      let value: Int
      let log: Log
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        let transaction = context.transaction
        log(
          "\(value) \(transaction.reason) \(transaction.animation == nil ? "plain" : "animated") "
            + "\(transaction.disablesAnimations)")
      }
    }
    struct Transacting: View {
      let log: Log
      @State private var value = 0
      @State private var isFree = true
      var body: some View {
        TransactionReader(value: value, log: log)
          .transaction { if !isFree { $0.animation = nil } }
        Button("reason") {
          var transaction = Transaction(animation: .default)
          transaction.reason = "tap"
          withTransaction(transaction) { value += 1 }
        }
        Button("path") { withTransaction(\.reason, "path") { value += 1 } }
        Button("binding") { $value.animation().wrappedValue += 1 }
        Button("inner") {
          withAnimation { withTransaction(\.disablesAnimations, true) { value += 1 } }
        }
        Button("bound") { isFree = false }
      }
    }
    @Test("Values of a transaction reach what its write changes, and nothing later")
    func transactionValues() throws {
      let log = Log()
      let stage = Stage { Transacting(log: log) }
      _ = log.take()
      try stage.tap("reason")
      try stage.tap("path")
      try stage.tap("binding")
      try stage.tap("inner")
      #expect(
        log.take() == [
          "1 tap animated false", "2 path plain false", "3 none animated false",
          "4 none animated true",
        ])
      try stage.tap("bound")
      _ = log.take()
      try stage.tap("binding")
      #expect(log.take() == ["5 none plain false"])
    }

    // MARK: Preferences

    struct Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Preferring: View {
      let model: Model
      @State private var names: [String] = []
      var body: some View {
        VStack {
          ForEach(model.numbers, id: \.self) { number in
            Text("n\(number)").preference(key: Names.self, value: ["\(number)"])
          }
          if model.text != nil {
            Text("t").preference(key: Names.self, value: ["t"])
              .transformPreference(Names.self) { $0.append("!") }
          }
        }
        .onPreferenceChange(Names.self) { names in
          model.log(names.joined())
          self.names = names
        }
        Text("names \(names.joined())")
      }
    }
    @Test("A preference is told once a pass, and goes with the view that gave it")
    func preferences() {
      let model = Model()
      let stage = Stage { Preferring(model: model) }
      #expect(stage.texts.contains("names 123t!"))
      #expect(model.log.take() == ["123t!"])
      model.numbers = [3, 1]
      model.text = nil
      stage.settle()
      #expect(stage.texts.contains("names 31"))
      #expect(model.log.take() == ["31"])
      model.numbers = []
      stage.settle()
      #expect(stage.texts.contains("names "))
      #expect(model.log.take() == [""])
    }
  }
}
extension Transaction {
  @Entry fileprivate var reason = "none"
}
extension Binding where Value == String? {
  @MainActor fileprivate func or(_ text: String) -> Binding<String> {
    Binding<String>(get: { wrappedValue ?? text }, set: { wrappedValue = $0 })
  }
}
