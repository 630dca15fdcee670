import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("More views") struct MoreViewsTests {
    struct Bars: View {
      @State private var count = 0
      @State private var isOn = false
      @State private var isHidden = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("count \(count)")
            Button("hide") { isHidden.toggle() }
            NavigationLink("on") { Text("next page") }
          }
          .toolbar {
            Own(count: $count)
            ToolbarItem(placement: .topBarLeading) { Toggle("Switch", isOn: $isOn) }
            if isOn { ToolbarItem(placement: .bottomBar) { Text("below") } }
          }
          .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
          .navigationTitle("Bars")
        }
      }
      struct Own: ToolbarContent {
        @Binding var count: Int
        @Environment(\.isEnabled) private var isEnabled
        var body: some ToolbarContent {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") { count += isEnabled ? 1 : 100 }.accessibilityIdentifier("add")
          }
        }
      }
    }
    @Test("Toolbar items are in the bar of their page and leave with it")
    func toolbars() throws {
      let stage = Stage { Bars() }
      try stage.tap("add")
      #expect(stage.texts.contains("count 1"))
      #expect(!stage.texts.contains("below"))
      for isShown in [true, false, true] {
        try stage.tap("Switch")
        #expect(stage.texts.contains("below") == isShown)
      }
      try stage.tap("on")
      #expect(stage.person.find("add").isEmpty)
      #expect(!stage.texts.contains("below"))
      try stage.tapBack()
      try stage.tap("hide")
      #expect(stage.person.find("add").isEmpty)
      try stage.tap("hide")
      try stage.tap("Add")
      #expect(stage.texts.contains("count 2"))
    }

    struct Fields: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      @State private var number = 4
      @State private var share = 0.25
      var body: some View {
        Form {
          DatePicker("Day", selection: $date, displayedComponents: .date)
          TextField("Number", value: $number, format: .number)
          Slider(value: $share, in: 0...1) { Text("Share") }
          Text("number \(number), share \(share, specifier: "%.2f")")
          Text("day \(Int(date.timeIntervalSince1970 / 86_400))")
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
    @Test("Dates, numbers and sliders accept typed values")
    func fields() throws {
      let stage = Stage { Fields() }
      try stage.person.type("1970-01-11", into: "Day")
      stage.settle()
      #expect(stage.texts.contains("day 10"))
      try stage.person.type("12", into: "Number")
      stage.settle()
      try stage.person.type("nonsense", into: "Number")
      stage.settle()
      try stage.person.slide("Share", to: 7)
      stage.settle()
      #expect(stage.texts.contains("number 12, share 1.00"))
    }

    struct Hands: View {
      @State private var offset = CGSize.zero
      @GestureState private var isDragging = false
      @State private var lines: [String] = []
      var body: some View {
        VStack {
          Text("card")
            .gesture(
              DragGesture()
                .updating($isDragging) { _, state, _ in state = true }
                .onChanged { lines.append("changed \(Int($0.translation.width))") }
                .onEnded { offset = $0.translation }
            )
          Text("tapped").gesture(TapGesture().onEnded { lines.append("tap") })
          Text("at \(Int(offset.width)), \(isDragging ? "dragging" : "still")")
          Text(lines.joined(separator: ", "))
        }
      }
    }
    @Test("A drag changes, ends, and resets its state")
    func gestures() throws {
      let stage = Stage { Hands() }
      try stage.person.drag("card", by: CGSize(width: 30, height: 0))
      stage.settle()
      #expect(stage.texts.contains("at 30, still"))
      try stage.tap("tapped")
      #expect(
        stage.texts.contains("changed 30, changed 30, tap")
          || stage.texts.contains("changed 30, tap"))
    }

    struct Search: View {
      @State private var text = ""
      @State private var loaded = 0
      var body: some View {
        NavigationStack {
          List(["ant", "bee"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
            .overlay { Text("loaded \(loaded)") }
            .refreshable { await load() }
        }
        .searchable(text: $text, prompt: "Find")
      }
      private func load() async { loaded += 1 }
    }
    @Test("A search narrows a list, and a pull loads it again")
    func searching() async throws {
      let stage = Stage { Search() }
      try stage.person.type("be", into: "Find")
      stage.settle()
      #expect(!stage.texts.contains("ant"))
      try stage.tap("Cancel")
      #expect(stage.texts.contains("ant"))
      await (try stage.person.pullToRefresh()).value
      stage.settle()
      #expect(stage.texts.contains("loaded 1"))
    }

    struct Person: Identifiable {
      let id: Int
      let name: String
      let town: String
    }
    struct Tables: View {
      @State private var chosen: Int?
      @Environment(\.horizontalSizeClass) private var width
      private let people = [
        Person(id: 1, name: "Ann", town: "Bonn"), Person(id: 2, name: "Ben", town: "Ulm"),
      ]
      var body: some View {
        Table(people, selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Town") { Text($0.town) }
        }
        Grid { GridRow { Text("chosen \(chosen ?? 0)") } }
        LazyVGrid(columns: [GridItem(.flexible())]) { ForEach(0..<2) { Text("cell \($0)") } }
        GeometryReader { Text($0.size.width > 0 ? "has room" : "has none") }
        DisclosureGroup("More") { Text("hidden words") }
      }
    }
    @Test("A table has one column in compact width, and all in regular width")
    func tables() throws {
      let stage = Stage { Tables() }
      #expect(!stage.texts.contains("Ulm"))
      try stage.tap("Ben")
      #expect(stage.texts.contains("chosen 2"))
      #expect(stage.texts.contains("cell 1"))
      #expect(stage.texts.contains("has room"))
      stage.person.giveRoom(.regular)
      stage.settle()
      #expect(stage.texts.contains("Ulm"))
      #expect(!stage.texts.contains("hidden words"))
      try stage.tap("More")
      #expect(stage.texts.contains("hidden words"))
    }

    struct Styles: View {
      @State private var isOn = false
      @State private var count = 0
      struct Framed: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Text(isEnabled ? "[" : "(")
            configuration.label
          }
        }
      }
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.onTapGesture {
            configuration.trigger()
            configuration.trigger()
          }
        }
      }
      struct Box: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label
            Text(configuration.isOn ? "[x]" : "[ ]")
          }
        }
      }
      var body: some View {
        Button("framed") { count += 1 }.buttonStyle(Framed())
        Button("twice") { count += 1 }.buttonStyle(Twice())
        Toggle("box", isOn: $isOn).toggleStyle(Box())
        Text("count \(count)")
      }
    }
    @Test("An app's own styles make labels and handle taps")
    func styles() throws {
      let stage = Stage { Styles() }
      #expect(stage.texts.contains("["))
      try stage.tap("[, framed")
      try stage.tap("twice")
      #expect(stage.texts.contains("count 3"))
      #expect(stage.texts.contains("[ ]"))
      try stage.tap("box, [ ]")
      #expect(stage.texts.contains("[x]"))
    }
  }

  @MainActor @Suite("Windows of apps") struct WindowTests {
    final class Delegate: NSObject, UIApplicationDelegate {
      static var launches: [String] = []
      var word = "delegated"
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Self.launches.append(word)
        return true
      }
    }
    struct TwoWindows: App {
      @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
      @State private var total = 0
      @Environment(\.scenePhase) private var phase
      var body: some Scene {
        WindowGroup {
          Main(total: $total, word: delegate.word)
        }
        .onChange(of: phase) { _, new in if new == .background { total += 100 } }
        WindowGroup(id: "extra", for: Int.self) { $value in
          Extra(value: value ?? 0, total: $total)
        }
      }
    }
    struct Main: View {
      @Binding var total: Int
      let word: String
      @SceneStorage("own") private var own = 0
      @Environment(\.openWindow) private var openWindow
      var body: some View {
        Text("total \(total), own \(own), \(word)")
        Button("count") {
          total += 1
          own += 1
        }
        Button("open") { openWindow(id: "extra", value: 7) }
          .onOpenURL { _ in total += 10 }
      }
    }
    struct Extra: View {
      let value: Int
      @Binding var total: Int
      @Environment(\.dismissWindow) private var dismissWindow
      var body: some View {
        Text("extra \(value) of \(total)")
        Button("add") { total += value }
        Button("close") { dismissWindow(id: "extra") }
      }
    }

    @Test(
      "All windows share an app's state, each scene has its own, and the delegate is made once")
    func windows() throws {
      StandIn.reset()
      StandIn.echoesMessages = false
      StandIn.clock.mode = .manual
      Delegate.launches = []
      let app = TwoWindows._launch()
      func settle() { StandIn.clock.runUntilIdle() }
      settle()
      var person = SwiftUIPerson(in: app)
      #expect(Delegate.launches == ["delegated"])
      try person.tap("count")
      settle()
      #expect(person.texts.contains("total 1, own 1, delegated"))
      try person.tap("open")
      settle()
      #expect(app.windows.count == 2)
      person = SwiftUIPerson(in: app)
      try person.tap("add")
      settle()
      #expect(person.texts.contains("extra 7 of 8"))
      try person.tap("close")
      settle()
      #expect(app.windows.count == 1)
      person = SwiftUIPerson(in: app)
      #expect(person.texts.contains("total 8, own 1, delegated"))
      app.openWindow()
      settle()
      person = SwiftUIPerson(in: app)
      #expect(person.texts.contains("total 8, own 0, delegated"))
      app.open(URL(string: "app:x")!)
      settle()
      #expect(person.texts.contains("total 18, own 0, delegated"))
      app.leave()
      settle()
      app.comeBack()
      settle()
      #expect(person.texts.contains("total 118, own 0, delegated"))
    }
  }
}
