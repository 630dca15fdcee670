import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Declarations of Apple's pages that were missing or had another shape here.
  @MainActor @Suite("Signatures") struct SignatureTests {
    private static var years: DateFormatter {
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy"
      formatter.timeZone = .gmt
      return formatter
    }
    @Test("Texts take formatters, and parts of keys do")
    func formatters() {
      let start = Date(timeIntervalSince1970: 0)
      let bold = AttributedString("bold words")
      let day = Date.FormatStyle(timeZone: .gmt).year().attributedStyle
      let stage = Stage {
        Text(start, formatter: Self.years)
        Text("in \(start, formatter: Self.years)")
        Text("from \(bold[bold.startIndex..<bold.endIndex]) \(start, format: day)")
        Text(NSNumber(value: 7), formatter: NumberFormatter())
        Text("half \(0.5, specifier: "%.2f") of \(CGFloat(2), specifier: "%.1f")")
        Text(
          .durationOffset(to: Date().addingTimeInterval(-90)), format: .time(pattern: .minuteSecond)
        )
      }
      #expect(
        stage.texts == [
          "1970", "in 1970", "from bold words 1970", "7", "half 0.50 of 2.0", "1:30",
        ])
    }

    struct Sections: View {
      @State private var isOpen = false
      @State private var isOther = true
      var body: some View {
        List {
          let first: Section<Text, Text, EmptyView> =
            Section("First", isExpanded: $isOpen) { Text("inside") }
          first
          Section(isExpanded: $isOther) {
            Text("other inside")
          } header: {
            Text("Other")
          }
        }
      }
    }
    @Test("A section that opens and closes has the type of its content")
    func sections() throws {
      let stage = Stage { Sections() }
      #expect(stage.texts == ["First", "Other", "other inside"])
      try stage.tap("First")
      try stage.tap("Other")
      #expect(stage.texts == ["First", "inside", "Other"])
    }

    struct Outline: View {
      struct File: Identifiable {
        let id: String
        var files: [File]?
      }
      let root = File(id: "root", files: [File(id: "leaf"), File(id: "empty", files: [])])
      var body: some View {
        OutlineGroup(root, children: \.files) { Text($0.id) }
        OutlineGroup(root, id: \.id, children: \.files) { Text("also \($0.id)") }
      }
    }
    @Test("An outline of one element shows it, and what is below when it is opened")
    func outline() throws {
      let stage = Stage { Outline() }
      #expect(stage.texts == ["root", "also root"])
      try stage.tap("root")
      try stage.tap("also root")
      #expect(
        stage.texts == ["root", "leaf", "empty", "also root", "also leaf", "also empty"])
    }

    struct Item { let name: String }
    struct Asking: View {
      @State private var alerted: Item?
      @State private var chosen: Item?
      @State private var done: [String] = []
      var body: some View {
        Button("alert") { alerted = Item(name: "one") }
          .alert("Title", item: $alerted) { item in
            Button("Remove \(item.name)") { done.append("removed \(item.name)") }
          } message: {
            Text("about \($0.name)")
          }
        Button("choose") { chosen = Item(name: "two") }
          .confirmationDialog(Text("Choices"), item: $chosen) { item in
            Button("Take \(item.name)") { done.append("took \(item.name)") }
          }
        Text("\(done.joined(separator: ", ")) \(alerted == nil && chosen == nil ? "none" : "some")")
      }
    }
    @Test("An alert and a dialog are there while there is an item, and take it away")
    func items() throws {
      let stage = Stage { Asking() }
      let ui = XCUIApplication(stage.person)
      try stage.tap("alert")
      #expect(ui.alerts["Title"].exists)
      #expect(ui.staticTexts["about one"].exists)
      ui.alerts["Title"].buttons["Remove one"].tap()
      #expect(stage.texts.contains("removed one none"))
      try stage.tap("choose")
      ui.buttons["Take two"].tap()
      #expect(stage.texts.contains("removed one, took two none"))
      #expect(ui.failures.isEmpty)
    }

    struct Hands: View {
      @State private var count = 0
      @State private var isOn = false
      @GestureState private var isDragging = false
      /// A gesture of a property: `DragGesture` belongs to the main actor, as this view does.
      private var drag: some Gesture {
        LongPressGesture(minimumDuration: 1, maximumDistance: 5)
          .sequenced(before: DragGesture(coordinateSpace: .global))
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { if case .first(true) = $0 { count += 100_000 } }
      }
      var body: some View {
        Text("enabled").gesture(TapGesture().onEnded { count += 1 }, isEnabled: isOn)
        Text("named").gesture(TapGesture().onEnded { count += 10 }, name: "tap")
        Button("both") { count += 100 }
          .simultaneousGesture(TapGesture().onEnded { count += 1_000 }, isEnabled: isOn)
        Button("first") { count += 10_000 }
          .highPriorityGesture(TapGesture().onEnded { isOn = true }, name: "first")
        Text("sequence").gesture(drag)
        Text("count \(count)")
      }
    }
    @Test("Gestures are recognized while they are enabled")
    func gestures() throws {
      let stage = Stage { Hands() }
      #expect(throws: (any Error).self) { try stage.tap("enabled") }
      try stage.tap("named")
      try stage.tap("both")
      #expect(stage.texts.contains("count 110"))
      try stage.tap("first")
      try stage.tap("enabled")
      try stage.tap("both")
      #expect(stage.texts.contains("count 1211"))
      try stage.person.longPress("sequence")
      stage.settle()
      #expect(stage.texts.contains("count 101211"))
      #expect(DragGesture(coordinateSpace: .named("card")).coordinateSpace == .named("card"))
      #expect(MagnifyGesture().minimumScaleDelta == 0.01)
    }

    struct Resetting: View {
      @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var width: Int?
      @GestureState private var height: Int
      init(log: Log) {
        _height = GestureState(initialValue: 0, reset: { value, _ in log("reset from \(value)") })
      }
      var body: some View {
        Text("wide").gesture(DragGesture().updating($width) { _, width, _ in width = 7 })
        Text("high").gesture(DragGesture().updating($height) { _, height, _ in height = 8 })
        Text("\(width ?? 0), \(height)")
      }
    }
    @Test("The state of a gesture is reset at its end, and asks how")
    func resetting() throws {
      let log = Log()
      let stage = Stage { Resetting(log: log) }
      try stage.person.drag("wide", by: CGSize(width: 9, height: 0))
      #expect(log.take() == [])
      try stage.person.drag("high", by: CGSize(width: 0, height: 9))
      stage.settle()
      #expect(log.take() == ["reset from 8"])
      #expect(stage.texts == ["wide", "high", "0, 0"])
      #expect(SpatialTapGesture(coordinateSpace: .global).coordinateSpace == .global)
    }

    @Test("Springs are told by their numbers")
    func springs() {
      #expect(Animation.spring(bounce: 0.3) != .spring(bounce: 0.2))
      #expect(Animation.spring(Spring(duration: 1)) == .spring(duration: 1))
      #expect(Animation.interactiveSpring(duration: 1) != .interactiveSpring)
      #expect(Animation.interpolatingSpring(stiffness: 1, damping: 2) != .interpolatingSpring)
      #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 0.825))
    }

    struct Fields: View {
      @State private var plain = "word"
      @State private var selection: TextSelection?
      @State private var styled = AttributedString("styled")
      var body: some View {
        TextEditor(text: $plain, selection: $selection).accessibilityIdentifier("plain")
        TextEditor(text: $styled).accessibilityIdentifier("styled")
        SecureField(String("secret"), text: $plain) { plain += ", committed" }
        Button("select") {
          selection = TextSelection(range: plain.startIndex..<plain.endIndex)
        }
        Text("\(plain), \(styled), \(selection?.isInsertion == false ? "selected" : "nothing")")
        ControlGroup("Group", systemImage: "star") { Button("grouped") { plain = "grouped" } }
        ControlGroup {
          Text("second")
        } label: {
          Text("not shown")
        }
        ScrollView([.horizontal], showsIndicators: false) { Text("scrolled") }
      }
    }
    @Test("Editors keep a selection, and edit styled text")
    func fields() throws {
      let stage = Stage { Fields() }
      try stage.person.type("new", into: "styled")
      stage.settle()
      try stage.tap("select")
      #expect(stage.texts.contains("word, new, selected"))
      try stage.person.submit("secret")
      stage.settle()
      #expect(stage.texts.contains("word, committed, new, selected"))
      try stage.tap("grouped")
      #expect(stage.texts.contains("grouped, new, selected"))
      #expect(stage.texts.contains("second"))
      #expect(!stage.texts.contains("not shown"))
      #expect(ScrollView([.horizontal], showsIndicators: false) { EmptyView() }.axes == .horizontal)
      #expect(ScrollView { EmptyView() }.showsIndicators)
    }

    struct Moving: View {
      private static func threeParts<K>(
        _ animator: KeyframeAnimator<Double, K, Text>
      ) -> KeyframeAnimator<Double, K, Text> { animator }
      var body: some View {
        Self.threeParts(
          KeyframeAnimator(initialValue: 1) {
            Text("at \(Int($0))")
          } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(2, duration: 1) }
          })
        Text("effect").keyframeAnimator(initialValue: 0.5, trigger: 1) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          KeyframeTrack { CubicKeyframe(1, duration: 1) }
        }
        TimelineView(.everyMinute) { context in
          Text(context.cadence <= .seconds ? "seconds" : "minutes")
        }
        RoundedRectangle(cornerRadius: 3).fill(.red).stroke(.blue, lineWidth: 2)
      }
    }
    @Test("Animators and timelines have the parts of their pages")
    func animators() {
      let stage = Stage { Moving() }
      #expect(stage.texts == ["at 1", "effect", "seconds"])
      #expect(RoundedRectangle(cornerRadius: 3).cornerSize == CGSize(width: 3, height: 3))
      let uneven: UnevenRoundedRectangle = .rect(topLeadingRadius: 2)
      #expect(uneven.cornerRadii.topLeading == 2)
      #expect(Capsule(style: .circular).style == .circular)
      let room = CGRect(x: 0, y: 0, width: 4, height: 2)
      let path = Path(roundedRect: room, cornerRadii: RectangleCornerRadii(topLeading: 1))
      #expect(path.boundingRect == room)
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("open") { openWindow(id: "log") } }
    }
    struct Several: App {
      var body: some Scene {
        WindowGroup { Opening() }
          .commands {
            CommandMenu(Text("Extras")) { Button("extra") {} }
            CommandMenu(String("More")) { Button("more") {} }
            CommandGroup(after: .saveItem) { Button("save all") {} }
            CommandGroup(replacing: .undoRedo) {}
          }
        Window(Text("Log"), id: "log") { Text("the log") }
      }
    }
    @Test("A window has a text as its title, and commands have all places")
    func windows() throws {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let app = Several._launch()
      StandIn.clock.runUntilIdle()
      try SwiftUIPerson(in: app).tap("open")
      StandIn.clock.runUntilIdle()
      #expect(SwiftUIPerson(in: app).texts == ["the log"])
    }
  }
}
