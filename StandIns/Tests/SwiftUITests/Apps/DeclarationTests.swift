import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Declarations of Apple's pages that few apps use: they compile, and what they show is there.
  @MainActor @Suite("Declarations") struct DeclarationTests {
    struct Entry: Identifiable, Hashable {
      let id: Int
      var name: String
      var inner: [Entry]?
    }
    struct Lists: View {
      @State private var entries = [
        Entry(id: 1, name: "one", inner: [Entry(id: 2, name: "two")]), Entry(id: 3, name: "three"),
      ]
      @State private var one: String?
      @State private var many: Set<String> = []
      var body: some View {
        List($entries, id: \.name, selection: $one) { $entry in Text("by name \(entry.name)") }
        List($entries, id: \.name, selection: $many) { $entry in Text("many \(entry.name)") }
        List(entries, id: \.name, children: \.inner) { Text("tree \($0.name)") }
        List(entries, id: \.name, children: \.inner, selection: $one) { Text("chosen \($0.name)") }
        List($entries, id: \.name, editActions: .delete) { $entry in Text("edited \(entry.name)") }
        Text("\(one ?? "none") \(many.sorted().joined(separator: ",")) of \(entries.count)")
      }
    }
    @Test("Lists by key paths select, disclose and delete")
    func lists() throws {
      let stage = Stage { Lists() }
      try stage.tap("by name three")
      try stage.tap("many one")
      try stage.tap("many three")
      #expect(stage.texts.contains("three one,three of 2"))
      #expect(!stage.texts.contains("tree two"))
      try stage.tap("tree one")
      #expect(stage.texts.contains("tree two"))
      try stage.person.swipe("edited one", andTap: "Delete")
      stage.settle()
      #expect(stage.texts.contains("three one,three of 1"))
    }

    struct Marked: View {
      var body: some View {
        let gauge: Gauge<Text, Text, EmptyView, Text> = Gauge(value: 0.5) {
          Text("level")
        } currentValueLabel: {
          Text("half")
        } markedValueLabels: {
          Text("mark")
        }
        gauge
        Gauge(value: 3, in: 0...10.0) {
          Text("range")
        } currentValueLabel: {
          Text("three")
        } minimumValueLabel: {
          Text("zero")
        } maximumValueLabel: {
          Text("ten")
        }
        Image("picture", variableValue: 0.5, label: Text("a picture"))
        Image(decorative: "none", variableValue: nil)
      }
    }
    @Test("Gauges have marks, and pictures have values and labels")
    func marks() {
      let stage = Stage { Marked() }
      #expect(stage.texts.starts(with: ["level", "half", "mark", "range", "three", "zero", "ten"]))
      #expect(stage.person.find("a picture", as: .image).count == 1)
    }

    struct Sharing: View {
      struct Note: Transferable { let text: String }
      let notes = [Note(text: "a")]
      var body: some View {
        ShareLink(item: "words")
        ShareLink("Send", item: URL(filePath: "/"), subject: Text("subject"))
        ShareLink(Text("Texts"), items: ["a", "b"])
        ShareLink(String("Note"), item: notes[0], preview: SharePreview("preview"))
        ShareLink(items: notes) {
          SharePreview($0.text, icon: "icon")
        } label: {
          Text("own")
        }
      }
    }
    @Test("Anything transferable is shared, with a preview")
    func sharing() {
      let stage = Stage { Sharing() }
      #expect(stage.texts == ["Share…", "Send", "Texts", "Note", "own"])
    }

    struct Rows: View {
      @State private var order = [KeyPathComparator(\Entry.name)]
      let entries = [Entry(id: 1, name: "b"), Entry(id: 2, name: "a")]
      var body: some View {
        Table(of: Entry.self, sortOrder: $order) {
          TableColumn(String("Name"), value: \.name)
        } rows: {
          ForEach(entries.sorted(using: order)) { TableRow($0) }
        }
      }
    }
    @Test("A table with rows of its own is sorted by its binding")
    func rows() throws {
      let stage = Stage { Rows() }
      stage.person.giveRoom(.regular)
      stage.settle()
      try stage.tap("Name")
      #expect(stage.texts.filter { $0.count == 1 } == ["b", "a"])
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("open") { openWindow(id: "notes") } }
    }
    struct Grouped: App {
      var body: some Scene {
        WindowGroup(makeContent: { Opening() })
        WindowGroup("Notes", id: "notes", for: Int.self) { $number in
          Text("note \(number)")
        } defaultValue: {
          7
        }
        WindowGroup(Text("Titles"), id: "titles") { Text("title") }
      }
    }
    @Test("A group of windows has a title, an identifier, a type and a default value")
    func windows() throws {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let app = Grouped._launch()
      StandIn.clock.runUntilIdle()
      try SwiftUIPerson(in: app).tap("open")
      StandIn.clock.runUntilIdle()
      #expect(SwiftUIPerson(in: app).texts == ["note 7"])
    }
  }
}
