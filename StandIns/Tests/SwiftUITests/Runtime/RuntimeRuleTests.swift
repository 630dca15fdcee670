import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Rules of the runtime that no other suite pins down, one test each.
  @MainActor @Suite("Rules of the runtime") struct RuntimeRuleTests {
    struct Plain { var number = 0 }
    final class Box {}

    // MARK: What counts as a change

    struct Values: View {
      let log: Log
      @State private var plain = Plain()
      @State private var box = Box()
      var body: some View {
        log.body("body")
        Text("\(plain.number)")
        let _ = box
        Button("same fields") { plain = Plain(number: plain.number) }
        Button("other fields") { plain.number += 1 }
        Button("same object") { box = box }
        Button("other object") { box = Box() }
      }
    }
    @Test("Setting equal fields or the same object runs no body, and anything else does")
    func sameness() throws {
      let log = Log()
      let stage = Stage { Values(log: log) }
      for (button, count) in [
        ("same fields", 0), ("other fields", 1), ("same object", 0), ("other object", 1),
      ] {
        _ = log.take()
        try stage.tap(button)
        #expect(log.take().count == count, "\(button)")
      }
    }

    struct Child: View {
      let log: Log
      let name: String
      var plain = Plain()
      var box: Box?
      var action: @MainActor () -> Void = {}
      @State private var start: Int
      @StateObject private var store: Store
      init(
        _ name: String, _ log: Log, plain: Plain = Plain(), box: Box? = nil, start: Int = 0,
        action: @escaping @MainActor () -> Void = {}
      ) {
        (self.name, self.log, self.plain, self.box) = (name, log, plain, box)
        self.action = action
        _start = State(initialValue: start)
        _store = StateObject(wrappedValue: Store())
      }
      var body: some View {
        log.body(name)
        Text("\(name) begins with \(start)")
      }
    }
    final class Store: ObservableObject {}
    struct Parent: View {
      let log: Log
      let box: Box
      @State private var turns = 0
      var body: some View {
        Text("turn \(turns)")
        Button("turn") { turns += 1 }
        Child("same object", log, box: box)
        Child("same fields", log, plain: Plain(number: 1))
        Child("other fields", log, plain: Plain(number: turns))
        Child("other object", log, box: turns == 0 ? box : Box())
        Child("other start", log, start: turns)
        Child("no captures", log) {}
        Child("captures", log) { turns += 1 }
      }
    }
    @Test(
      "A child is compared by fields, objects and captures, and not by what its state begins with")
    func children() throws {
      let log = Log()
      let stage = Stage { Parent(log: log, box: Box()) }
      _ = log.take()
      try stage.tap("turn")
      #expect(stage.texts.contains("turn 1"))
      #expect(log.take() == ["other fields", "other object", "captures"])
      #expect(stage.texts.contains("other start begins with 0"))
    }

    // MARK: Values behind protocols

    protocol Service { var name: String { get } }
    struct Local: Service {
      let name: String
      var hook: (() -> Void)?
    }
    final class Remote: Service { let name = "remote" }
    struct Served: View {
      let service: any Service
      let log: Log
      var body: some View {
        log.body(service.name)
        Text(service.name)
      }
    }
    struct Serving: View {
      let log: Log
      let remote: Remote
      @State private var turns = 0
      var body: some View {
        Served(service: Local(name: "same"), log: log)
        Served(service: Local(name: "turn \(turns)"), log: log)
        Served(service: remote, log: log)
        Served(service: turns == 0 ? Local(name: "local") : remote, log: log)
        Button("turn") { turns += 1 }
      }
    }
    @Test("A value behind a protocol that cannot be compared counts as changed")
    func existentials() throws {
      let log = Log()
      let stage = Stage { Serving(log: log, remote: Remote()) }
      #expect(log.take() == ["same", "turn 0", "remote", "local"])
      try stage.tap("turn")
      #expect(log.take() == ["same", "turn 1", "remote", "remote"])
    }

    // MARK: Identity

    struct Repeated: View {
      struct Row: View {
        let name: String
        @State private var taps = 0
        var body: some View { Button("\(name) \(taps)") { taps += 1 } }
      }
      @State private var names = ["a", "a"]
      var body: some View {
        ForEach(Array(names.enumerated()), id: \.element) { Row(name: "\($0.element)\($0.offset)") }
        Button("longer") { names.append("b") }
      }
    }
    @Test("A repeated id is reported, and its view is known by its place")
    func repeatedID() throws {
      let stage = Stage { Repeated() }
      #expect(StandIn.messages.contains { $0.contains("occurs multiple times") })
      try stage.tap("a0 0")
      try stage.tap("a1 0")
      try stage.tap("a1 1")
      try stage.tap("longer")
      #expect(stage.texts.starts(with: ["a0 1", "a1 2", "b2 0"]))
    }

    struct Holder: View {
      @State var number = 3
      var body: some View { Text("\(number)") }
    }
    @Test("State without a place keeps what it began with")
    func homeless() {
      let holder = Holder()
      holder.number = 7
      #expect(holder.number == 3)
      let binding = holder.$number
      binding.wrappedValue = 8
      #expect(binding.wrappedValue == 3)
      let stage = Stage { holder }
      #expect(stage.texts == ["3"])
    }

    // MARK: Objects

    final class Counter: ObservableObject {
      @Published var number = 0
    }
    struct Objects: View {
      struct Kept: View {
        let turn: Int
        @StateObject private var counter = Counter()
        var body: some View { Button("kept \(counter.number)") { counter.number += 1 } }
      }
      struct Remade: View {
        let turn: Int
        @ObservedObject private var counter = Counter()
        var body: some View { Button("remade \(counter.number)") { counter.number += 1 } }
      }
      @State private var turns = 0
      var body: some View {
        Kept(turn: turns)
        Remade(turn: turns)
        Button("turn") { turns += 1 }
      }
    }
    @Test("A view keeps its StateObject, and an ObservedObject that it makes begins anew")
    func ownership() throws {
      let stage = Stage { Objects() }
      try stage.tap("kept 0")
      try stage.tap("remade 0")
      #expect(stage.texts.starts(with: ["kept 1", "remade 1"]))
      try stage.tap("turn")
      #expect(stage.texts.starts(with: ["kept 1", "remade 0"]))
    }

    // MARK: Orders and times

    struct Sum: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() + 100 }
    }
    @Test("Views without a preference do not call reduce")
    func reducing() {
      let log = Log()
      _ = Stage {
        VStack {
          Text("none")
          Text("one").preference(key: Sum.self, value: 1)
          Text("none")
          Text("two").preference(key: Sum.self, value: 2)
        }
        .onPreferenceChange(Sum.self) { sum in MainActor.assumeIsolated { log("\(sum)") } }
      }
      #expect(log.take() == ["103"])
    }

    struct Screen: View {
      let log: Log
      @State private var path: [Int] = []
      @State private var isMore = false
      private func logged(_ name: String) -> some View {
        Text(name).onAppear { log(name) }.onDisappear { log("\(name) goes") }
      }
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            VStack { logged("inmost") }.onAppear { log("in") }.onDisappear { log("in goes") }
            logged("beside")
            NavigationLink("go", value: 1)
            Button("more") { isMore = true }
            if isMore {
              VStack { logged("inner more") }.onAppear { log("more") }
            }
          }
          .onAppear { log("out") }
          .onDisappear { log("out goes") }
          .navigationDestination(for: Int.self) { _ in Text("page").onAppear { log("page") } }
        }
      }
    }
    @Test(
      "Views appear before the first frame and disappear with the screen, outer or inner ones first",
      arguments: _System.SwiftUIValues.Appearances.allCases)
    func appearing(_ order: _System.SwiftUIValues.Appearances) throws {
      var system = _System()
      system.swiftUI.appearances = order
      let log = Log()
      let stage = Stage(system) { Screen(log: log) }
      let isOutside = order == .outerFirst
      let names =
        isOutside ? ["out", "in", "inmost", "beside"] : ["inmost", "in", "beside", "out"]
      #expect(log.take() == names)
      try stage.person.tap("go")
      stage.advance(2)
      #expect(log.take() == ["page"], "the page appears at the start, the root is still there")
      stage.settle()
      #expect(log.take() == names.map { "\($0) goes" })
      try stage.tapBack()
      _ = log.take()
      try stage.tap("more")
      #expect(log.take() == (isOutside ? ["more", "inner more"] : ["inner more", "more"]))
    }

    @Test("A completion comes four turns after its change, whatever the animation")
    func completions() {
      for animation in [Animation.linear(duration: 100), .default] {
        let log = Log()
        let stage = Stage { Text("x") }
        withAnimation(animation) {
        } completion: {
          log("done")
        }
        stage.advance(3)
        #expect(log.take() == [])
        stage.advance()
        #expect(log.take() == ["done"])
      }
    }

    // MARK: Macros

    struct Entries: View {
      @Environment(\.ruleWord) private var word
      @FocusedValue(\.ruleFocus) private var focus
      var body: some View { Text("\(word) \(focus ?? "none")") }
    }
    @Test("An entry makes a value of the environment, of a transaction, a container or the focus")
    func entries() {
      let stage = Stage {
        Entries().environment(\.ruleWord, "set")
        Entries()
        Text("gives").focusedValue(\.ruleFocus, "given")
      }
      #expect(stage.texts == ["set given", "plain given", "gives"])
      var transaction = Transaction()
      #expect(transaction.ruleNumber == 1)
      transaction.ruleNumber = 2
      #expect(transaction.ruleNumber == 2)
      _ = Text("in a container").containerValue(\.ruleTag, 5)
    }
  }
}
extension EnvironmentValues { @Entry fileprivate var ruleWord = "plain" }
extension Transaction { @Entry fileprivate var ruleNumber = 1 }
extension ContainerValues { @Entry fileprivate var ruleTag: Int? }
extension FocusedValues { @Entry fileprivate var ruleFocus: String? }
#Preview("Rules") { Text("shown by no test") }
