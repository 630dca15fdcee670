import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Rules of the views that no other suite pins down, one test each.
  @MainActor @Suite("Rules of the views") struct ViewRuleTests {
    struct Choosing: View {
      @State private var size = "small"
      var body: some View {
        let picker = Picker("Size", selection: $size) {
          ForEach(["small", "large"], id: \.self) { Text($0) }
        }
        Text("chosen \(size)")
        picker.pickerStyle(.segmented)
        picker.pickerStyle(.menu)
        picker.pickerStyle(.wheel)
        picker.pickerStyle(.inline)
      }
    }
    @Test("Each choice of a picker can be tapped, whatever its style")
    func pickers() throws {
      let stage = Stage { Choosing() }
      let choices = stage.person.find("large").filter(\.canBeTapped)
      #expect(choices.count == 4)
      for choice in choices {
        choice.tap()
        stage.settle()
        #expect(stage.texts.first == "chosen large")
        try stage.tap("small")
      }
    }

    struct Editable: View {
      @State private var chosen: Set<Int> = []
      @Environment(\.editMode) private var editMode
      var body: some View {
        List(1..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
        Text(
          "\(chosen.sorted().map(String.init).joined()) \(editMode?.wrappedValue.isEditing == true)"
        )
        EditButton()
      }
    }
    @Test("A tap selects a row, in edit mode or not")
    func selection() throws {
      let stage = Stage { Editable() }
      try stage.tap("row 2")
      #expect(stage.texts.contains("2 false"))
      try stage.tap("Edit")
      try stage.tap("row 3")
      #expect(stage.texts.contains("23 true"))
      try stage.tap("row 2")
      #expect(stage.texts.contains("3 true"))
    }

    struct Giving: View {
      @State private var isThere = true
      @FocusedValue(\.viewRuleWord) private var word
      var body: some View {
        Text("focused \(word ?? "none")")
        VStack {
          if isThere { Text("inner").focusedSceneValue(\.viewRuleWord, "inner") }
          Button("remove") { isThere = false }
        }
        .focusedSceneValue(\.viewRuleWord, "outer")
      }
    }
    @Test("Of several focused values the innermost and last counts")
    func focusedValues() throws {
      let stage = Stage { Giving() }
      #expect(stage.texts.contains("focused inner"))
      try stage.tap("remove")
      #expect(stage.texts.contains("focused outer"))
    }

    struct Suggesting: View {
      @State private var words = ""
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          Button("present") { isPresented = true }
          Text("finds \(words)")
        }
        .searchable(text: $words, isPresented: $isPresented, prompt: "Find")
        .searchSuggestions { Text("Swift").searchCompletion("swift code") }
      }
    }
    @Test("Suggestions stand below a field with words or one that is presented, and complete it")
    func suggestions() throws {
      let stage = Stage { Suggesting() }
      #expect(!stage.texts.contains("Swift"))
      try stage.tap("present")
      #expect(stage.texts.contains("Swift"))
      try stage.tap("Swift")
      #expect(stage.texts.contains("finds swift code"))
    }

    struct Sorted: View {
      struct Item: Identifiable {
        let id: Int
        let name: String
      }
      @State private var order = [KeyPathComparator(\Item.id)]
      let items = [Item(id: 1, name: "b"), Item(id: 2, name: "a"), Item(id: 3, name: "c")]
      var body: some View {
        Table(items.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name)
        }
      }
    }
    @Test("A tap on a column's label sorts a table, and a second one turns the order around")
    func sorting() throws {
      let stage = Stage { Sorted() }
      stage.person.giveRoom(.regular)
      stage.settle()
      func names() -> [String] { stage.texts.filter { $0.count == 1 } }
      #expect(names() == ["b", "a", "c"])
      try stage.tap("Name")
      #expect(names() == ["a", "b", "c"])
      try stage.tap("Name")
      #expect(names() == ["c", "b", "a"])
    }

    struct Touched: View {
      @State private var lines: [String] = []
      @GestureState private var isPressed = false
      var body: some View {
        Text("twice").onTapGesture(count: 2) { lines.append("two") }
        Text("long").onLongPressGesture { lines.append("long") }
        Text("both").gesture(
          TapGesture().onEnded { lines.append("tap") }
            .exclusively(before: LongPressGesture().onEnded { _ in lines.append("press") }))
        Text(lines.joined(separator: " "))
      }
    }
    @Test("Taps and long presses reach their gestures")
    func gestures() throws {
      let stage = Stage { Touched() }
      try stage.person.longPress("long")
      stage.settle()
      try stage.tap("both")
      #expect(stage.texts.last == "long tap")
    }

    @Test("UI tests find the rows of a list, what is inside of them, and swipe them by a word")
    func cells() throws {
      struct Rows: View {
        @State private var names = ["a", "b"]
        var body: some View {
          List {
            ForEach(names, id: \.self) { name in
              HStack {
                Text(name)
                ForEach(0..<2) { Text("part \($0)") }
                Button("more") { names.append(name + name) }
              }
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
        }
      }
      let stage = Stage { Rows() }
      let ui = XCUIApplication(stage.person)
      ui.launch()
      #expect(ui.cells.count == 2)
      #expect(ui.collectionViews.cells.element(boundBy: 1).staticTexts["b"].exists)
      #expect(!ui.cells.element(boundBy: 1).staticTexts["a"].exists)
      ui.cells.element(boundBy: 1).buttons["more"].tap()
      #expect(ui.cells.staticTexts["bb"].exists)
      ui.cells.firstMatch.tap()
      #expect(ui.cells.staticTexts["aa"].exists)
      try stage.person.swipe("b", andTap: "Delete")
      stage.settle()
      #expect(ui.cells.count == 3)
      #expect(ui.failures.isEmpty)
    }

    @Test("The screen and the device do not turn with a window")
    func screens() throws {
      let before = UIScreen.main.bounds
      let stage = Stage { Text("x") }
      try stage.person.rotate(to: .landscapeLeft)
      stage.settle()
      #expect(UIScreen.main.bounds == before)
      #expect(stage.window.bounds.width > stage.window.bounds.height)
    }
  }
}
extension FocusedValues { @Entry fileprivate var viewRuleWord: String? }
