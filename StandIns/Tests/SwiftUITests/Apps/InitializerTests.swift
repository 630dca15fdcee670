import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Initialisers that Apple's pages list and few apps use.
  @MainActor @Suite("Initialisers") struct InitializerTests {
    struct Alarm: Identifiable {
      let id: Int
      var isOn = false
      var sound = "Bell"
    }
    @MainActor @Observable final class Model {
      var alarms = [Alarm(id: 1), Alarm(id: 2, isOn: true)]
      var amount = 1.5
      var date = Date(timeIntervalSince1970: 0)
      var tab = 1
    }
    struct Controls: View {
      @Bindable var model: Model
      var body: some View {
        Form {
          Toggle("All", sources: $model.alarms, isOn: \.isOn)
          Picker("Sound", sources: $model.alarms, selection: \.sound) {
            Text("Bell").tag("Bell")
            Text("Horn").tag("Horn")
          }
          Stepper("Amount", value: $model.amount, in: 0...2, step: 0.5, format: .number)
          DatePicker(
            String("Day"), selection: $model.date, in: ...Date(timeIntervalSince1970: 86_400),
            displayedComponents: .date)
          LabeledContent(String("Sum"), value: model.amount, format: .number)
          ProgressView(
            timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90))
          Button(String("Go"), image: ImageResource(name: "go", bundle: .main)) { model.amount = 0 }
        }
        .environment(\.timeZone, .gmt)
      }
    }

    @Test("A toggle and a picker for several values show them and write all")
    func sources() throws {
      let model = Model()
      let stage = Stage { Controls(model: model) }
      let ui = XCUIApplication(stage.person)
      #expect(ui.switches["All"].value as? String == "0")
      ui.switches["All"].tap()
      #expect(model.alarms.map(\.isOn) == [true, true])
      #expect(ui.switches["All"].value as? String == "1")
      try stage.tap("Horn")
      #expect(model.alarms.map(\.sound) == ["Horn", "Horn"])
    }

    @Test("A stepper with a format shows its value, and stays in its bounds")
    func stepper() throws {
      let model = Model()
      let stage = Stage { Controls(model: model) }
      #expect(stage.person.find("Amount, 1.5", as: .stepper).count == 1)
      try stage.tap("Increment")
      try stage.tap("Increment")
      #expect(model.amount == 2)
      #expect(stage.person.find("Amount, 2", as: .stepper).count == 1)
      #expect(stage.texts.contains("2"))
      try stage.tap("Go")
      #expect(model.amount == 0)
    }

    @Test("A date picker with a last day keeps to it, and a timer shows its time")
    func dates() throws {
      let model = Model()
      let stage = Stage { Controls(model: model) }
      #expect(stage.texts.contains("1:30"))
      try stage.person.type("1970-01-09", into: "Day")
      stage.settle()
      #expect(model.date == Date(timeIntervalSince1970: 86_400))
    }

    @Test("Tabs have titles and pictures, a role, or nothing")
    func tabs() throws {
      let model = Model()
      let stage = Stage {
        TabView(selection: Bindable(model).tab) {
          let first: Tab<Int, Text, DefaultTabLabel> = Tab("A", systemImage: "a", value: 1) {
            Text("one")
          }
          first
          Tab(String("B"), image: ImageResource(name: "b", bundle: .main), value: 2) { Text("two") }
          Tab(value: 3, role: .search) { Text("three") }
          Tab(value: 4) { Text("four") }
        }
      }
      try stage.tapTab("B")
      #expect(stage.texts.contains("two"))
      try stage.tapTab("Search")
      #expect(stage.texts.contains("three"))
      model.tab = 4
      stage.settle()
      #expect(stage.texts.contains("four"))
      try stage.tapTab("A")
      #expect(model.tab == 1)
    }

    /// A stack can be made away from the main actor, as Apple's page declares its initialisers.
    private nonisolated static func stack() -> NavigationStack<NavigationPath, Text> {
      NavigationStack { Text("made elsewhere") }
    }
    @Test("A stack is made without the main actor")
    func isolation() {
      let stage = Stage { Self.stack() }
      #expect(stage.texts.contains("made elsewhere"))
    }
  }
}
