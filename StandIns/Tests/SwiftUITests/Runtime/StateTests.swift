import SwiftUI
import Testing
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("State and bindings") struct StateTests {
    struct Counting: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log("Counting")
        Text("\(count)")
        Button("Add") { count += 1 }
        Button("Add twice") {
          count += 1
          count += 1
        }
        Button("Same") { count = count }
      }
    }

    @Test("A tap changes state, and the body runs once for all changes of a turn")
    func counting() throws {
      let log = Log()
      let stage = Stage { Counting(log: log) }
      #expect(stage.texts.first == "0")
      #expect(log.take() == ["Counting"])
      try stage.tap("Add")
      #expect(stage.texts.first == "1")
      #expect(log.take() == ["Counting"])
      try stage.tap("Add twice")
      #expect(stage.texts.first == "3")
      #expect(log.take() == ["Counting"])
    }

    @Test("Setting an equal value runs no body")
    func equal() throws {
      let log = Log()
      let stage = Stage { Counting(log: log) }
      _ = log.take()
      try stage.tap("Same")
      #expect(log.take().isEmpty)
    }

    struct Parent: View {
      let log: Log
      @State private var name = "a"
      @State private var other = 0
      var body: some View {
        let _ = log("Parent")
        Child(log: log, name: $name)
        Plain(log: log)
        Button("Other") { other += 1 }
        if other > 1 { Text("others") }
      }
    }
    struct Child: View {
      let log: Log
      @Binding var name: String
      var body: some View {
        let _ = log("Child")
        Text(name)
        Button("Longer") { name += "a" }
      }
    }
    struct Plain: View {
      let log: Log
      var body: some View {
        let _ = log("Plain")
        Text("plain")
      }
    }

    @Test("Only bodies that read a value run when it changes through a binding")
    func onlyReaders() throws {
      let log = Log()
      let stage = Stage { Parent(log: log) }
      #expect(log.take() == ["Parent", "Child", "Plain"])
      try stage.tap("Longer")
      #expect(stage.texts.contains("aa"))
      #expect(log.take() == ["Child"])
    }

    @Test("A child whose value is unchanged is not evaluated again with its parent")
    func unchangedChild() throws {
      let log = Log()
      let stage = Stage { Parent(log: log) }
      _ = log.take()
      try stage.tap("Other")
      #expect(log.take() == ["Parent"])
      try stage.tap("Other")
      #expect(stage.texts.contains("others"))
      #expect(log.take() == ["Parent"])
    }

    struct Person: Equatable {
      var name = "Kim"
      var tags = ["a", "b"]
    }
    struct Editing: View {
      @State private var person = Person()
      var body: some View {
        Text("\(person.name) \(person.tags.joined())")
        Inner(name: $person.name)
        ForEach($person.tags, id: \.self) { $tag in
          Button("Change \(tag)") { tag = tag.uppercased() }
        }
      }
    }
    struct Inner: View {
      @Binding var name: String
      var body: some View { Button("Rename") { name = "Lee" } }
    }

    @Test("Bindings reach into a value and into its elements")
    func dynamicMembers() throws {
      let stage = Stage { Editing() }
      try stage.tap("Rename")
      try stage.tap("Change b")
      #expect(stage.texts.first == "Lee aB")
    }

    struct Shifting: View {
      @State private var isOn = true
      @State private var id = 0
      var body: some View {
        if isOn { Keeper(name: "one") } else { Keeper(name: "two") }
        Keeper(name: "id").id(id)
        Button("Switch") { isOn.toggle() }
        Button("Renew") { id += 1 }
      }
    }
    struct Keeper: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("State is lost with another branch and with another id, and kept otherwise")
    func identity() throws {
      let stage = Stage { Shifting() }
      try stage.tap("one 0")
      try stage.tap("id 0")
      #expect(stage.texts.contains("one 1"))
      try stage.tap("Switch")
      #expect(stage.texts.contains("two 0"))
      #expect(stage.texts.contains("id 1"))
      try stage.tap("Switch")
      #expect(stage.texts.contains("one 0"))
      try stage.tap("Renew")
      #expect(stage.texts.contains("id 0"))
    }

    struct Rows: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names, id: \.self) { Keeper(name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeAll { $0 == "b" } }
      }
    }

    @Test("State of rows follows their ids")
    func rows() throws {
      let stage = Stage { Rows() }
      try stage.tap("b 0")
      try stage.tap("Reverse")
      #expect(stage.texts.prefix(3) == ["c 0", "b 1", "a 0"])
      try stage.tap("Drop")
      #expect(stage.texts.prefix(2) == ["c 0", "a 0"])
    }

    struct Erased: View {
      @State private var isText = true
      var body: some View {
        isText ? AnyView(Keeper(name: "erased")) : AnyView(Text("text"))
        Button("Switch") { isText.toggle() }
      }
    }

    @Test("A hidden type that changes is another child")
    func erased() throws {
      let stage = Stage { Erased() }
      try stage.tap("erased 0")
      #expect(stage.texts.contains("erased 1"))
      try stage.tap("Switch")
      #expect(stage.texts.contains("text"))
      try stage.tap("Switch")
      #expect(stage.texts.contains("erased 0"))
    }

    struct Property: DynamicProperty {
      @State private var count = 0
      let log: Log
      var value: Int {
        get { count }
        nonmutating set { count = newValue }
      }
      mutating func update() {
        let log = log
        MainActor.assumeIsolated { log("update") }
      }
    }
    struct WithProperty: View {
      let property: Property
      var body: some View { Button("\(property.value)") { property.value += 1 } }
    }

    @Test("An app's own dynamic property keeps state and is updated before each body")
    func nested() throws {
      let log = Log()
      let stage = Stage { WithProperty(property: Property(log: log)) }
      #expect(log.take() == ["update"])
      try stage.tap("0")
      #expect(stage.texts == ["1"])
      #expect(log.take() == ["update"])
    }

    struct Endless: View {
      @State private var count = 0
      var body: some View { Text("x").onChange(of: count, initial: true) { count += 1 } }
    }

    @Test("An endless update is reported with its place")
    func endless() throws {
      _ = Stage { Endless() }
      let message = try #require(StandIn.messages.first)
      #expect(message.contains("does not come to an end"))
      #expect(message.contains("Endless"))
    }

    struct Stopping: View {
      @State private var count = 0
      @State private var isEndless = false
      var body: some View {
        Button("count \(count)") { count += 1 }
          .onChange(of: count) { if isEndless { count += 1 } }
        Toggle("endless", isOn: $isEndless)
      }
    }
    @Test("A view whose update was stopped is updated by the next change")
    func stopped() throws {
      let stage = Stage { Stopping() }
      try stage.tap("endless")
      try stage.tap("count 0")
      #expect(StandIn.messages.contains { $0.contains("does not come to an end") })
      try stage.tap("endless")
      let before = stage.texts[0]
      try stage.tap(before)
      #expect(stage.texts[0] != before)
    }
  }
}
