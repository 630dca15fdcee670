import SwiftUI
import Testing
import UIKit

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
private struct SizeKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}
private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension SwiftUITests {
  @MainActor @Suite("Environment, preferences, transactions") struct EnvironmentTests {
    struct Reader: View {
      let log: Log
      @Environment(\.theme) private var theme
      var body: some View {
        let _ = log("theme")
        Text(theme)
      }
    }
    struct Sizer: View {
      let log: Log
      @Environment(\.size) private var size
      var body: some View {
        let _ = log("size")
        Text("\(size)")
      }
    }
    struct Between: View {
      let log: Log
      var body: some View {
        let _ = log("between")
        Reader(log: log)
        Sizer(log: log)
      }
    }
    struct Setting: View {
      let log: Log
      @State private var theme = "dark"
      var body: some View {
        Between(log: log).environment(\.theme, theme)
        Button("Light") { theme = "light" }
        Reader(log: log)
      }
    }

    struct ThemeLabel: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        log("update \(context.environment.theme)")
        label.text = context.environment.theme
      }
    }
    struct Labelled: View {
      let log: Log
      @State private var theme = "dark"
      @State private var size = 1
      var body: some View {
        ThemeLabel(log: log).environment(\.size, size).environment(\.theme, theme)
        Button("Light") { theme = "light" }
        Button("Large") { size = 2 }
      }
    }

    @Test("A representable is updated when a value changes that it has read, and by no other value")
    func representables() throws {
      let log = Log()
      let stage = Stage { Labelled(log: log) }
      #expect(log.take() == ["update dark"])
      try stage.tap("Large")
      #expect(log.take() == [])
      try stage.tap("Light")
      #expect(log.take() == ["update light"])
      #expect(stage.texts.contains("light"))
    }

    @Test("A changed value reaches its readers, past bodies that do not run")
    func passing() throws {
      let log = Log()
      let stage = Stage { Setting(log: log) }
      #expect(stage.texts == ["dark", "1", "Light", "plain"])
      _ = log.take()
      try stage.tap("Light")
      #expect(stage.texts == ["light", "1", "Light", "plain"])
      #expect(log.take() == ["theme"])
    }

    struct Framing: ViewModifier {
      let log: Log
      @Environment(\.size) private var size
      func body(content: Content) -> some View {
        let _ = log("frame")
        content
        Text("frame \(size)")
      }
    }
    struct Updating: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { log("update") }
    }
    struct Around: View {
      let log: Log
      @State private var theme = "dark"
      @State private var size = 1
      @State private var count = 0
      var body: some View {
        Text("text").modifier(Framing(log: log)).environment(\.theme, theme).environment(
          \.size, size)
        VStack { Updating(log: log) }.environment(\.theme, theme)
        Button("Light") { theme = "light" }
        Button("Large") { size = 2 }
        Button("Count \(count)") { count += 1 }
      }
    }

    @Test("A modifier's body runs for what it reads of the environment, as a view's does")
    func modifiers() throws {
      let log = Log()
      let stage = Stage { Around(log: log) }
      _ = log.take()
      try stage.tap("Light")
      #expect(!log.take().contains("frame"))
      try stage.tap("Large")
      #expect(log.take().contains("frame"))
      #expect(stage.texts.contains("frame 2"))
    }

    @Test("A value that is set to the same again changes nothing below")
    func setAgain() throws {
      let log = Log()
      let stage = Stage { Around(log: log) }
      _ = log.take()
      try stage.tap("Count 0")
      #expect(stage.texts.contains("Count 1"))
      #expect(log.take() == [])
    }

    @Test("A disabled view disables its children, and cannot be tapped")
    func disabled() throws {
      let stage = Stage { VStack { Button("No") {} }.disabled(true) }
      #expect(throws: (any Error).self) { try stage.tap("No") }
    }

    struct Preferring: View {
      let log: Log
      @State private var count = 1
      @State private var seen: [String] = []
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) {
            Text("t").preference(key: NamesKey.self, value: ["\($0)"])
          }
        }
        .transformPreference(NamesKey.self) { $0.append("end") }
        .onPreferenceChange(NamesKey.self) {
          seen = $0
          log($0.joined(separator: " "))
        }
        Text(seen.joined())
        Button("More") { count += 1 }
        Button("Nothing") { seen = seen + [] }
      }
    }

    @Test("Preferences are reduced in order, and changes are reported")
    func preferences() throws {
      let log = Log()
      let stage = Stage { Preferring(log: log) }
      #expect(log.take() == ["0 end"])
      #expect(stage.texts.contains("0end"))
      try stage.tap("More")
      #expect(log.take() == ["0 1 end"])
      try stage.tap("Nothing")
      #expect(log.take().isEmpty)
    }

    struct Appearing: View {
      let log: Log
      @State private var isThere = false
      @State private var value = 0
      var body: some View {
        if isThere {
          Text("there")
            .onAppear { log("appear") }
            .onDisappear { log("disappear") }
            .task { log("task") }
        }
        Button("Switch") { isThere.toggle() }
        Button("Count") { value += 1 }
          .onChange(of: value) { old, new in log("\(old) to \(new)") }
      }
    }

    @Test("Views receive onAppear, onDisappear and onChange")
    func lifecycle() async throws {
      let log = Log()
      let stage = Stage { Appearing(log: log) }
      #expect(log.take().isEmpty)
      try stage.tap("Switch")
      #expect(log.take() == ["appear"])
      try stage.tap("Switch")
      #expect(log.take().filter { $0 != "task" } == ["disappear"])
      try stage.tap("Count")
      #expect(log.take().filter { $0 != "task" } == ["0 to 1"])
    }

    @Test("A hidden window makes its views disappear")
    func window() {
      let log = Log()
      let stage = Stage {
        Text("x").onAppear { log("appear") }.onDisappear { log("disappear") }
      }
      #expect(log.take() == ["appear"])
      stage.window.isHidden = true
      stage.settle()
      #expect(log.take() == ["disappear"])
    }

    @Test("A completion runs when the animation has ended")
    func completion() {
      let log = Log()
      let stage = Stage { Text("x") }
      withAnimation(.easeIn) {
        log("body")
      } completion: {
        log("done")
      }
      #expect(log.take() == ["body"])
      stage.settle()
      #expect(log.take() == ["done"])
    }

    struct Frame: ViewModifier {
      let log: Log
      @State private var count = 0
      func body(content: Content) -> some View {
        let _ = log("frame")
        content
        Button("frame \(count)") { count += 1 }
      }
    }

    @Test("An app's own modifier keeps state")
    func modifier() throws {
      let log = Log()
      let stage = Stage { Text("inside").modifier(Frame(log: log)) }
      try stage.tap("frame 0")
      #expect(stage.texts == ["inside", "frame 1"])
      #expect(log.take() == ["frame", "frame"])
    }
  }
}
