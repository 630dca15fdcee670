import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Alerts") struct AlertTests {
    struct Item: Identifiable, Equatable { let id: Int }
    @MainActor @Observable final class Model {
      var isAlert = false
      var isDialog = false
      var name = ""
      var item: Item?
      @ObservationIgnored let log = Log()
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Button("ask") { model.isAlert = true }
          Button("choose") { model.isDialog = true }
          Button("warn") { model.item = Item(id: 1) }
        }
        .alert("Really?", isPresented: $model.isAlert) {
          TextField("Name", text: $model.name)
          SecureField("Code", text: .constant("abc"))
          Button("Yes", role: .destructive) { model.log("yes \(model.name) \(model.isAlert)") }
            .disabled(model.name.isEmpty)
          Button("No", role: .cancel) { model.log("no") }
        } message: {
          Text("Think.")
        }
        .confirmationDialog("Which?", isPresented: $model.isDialog) {
          Button("First") { model.log("first \(model.isDialog)") }
        }
        .alert(item: $model.item) { item in
          Alert(
            title: Text("Item \(item.id)"),
            primaryButton: .default(Text("Next")) { model.item = Item(id: item.id + 1) },
            secondaryButton: .cancel())
        }
      }
    }
    private func stage(
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> (Stage, Model) {
      var system = _System()
      change(&system.swiftUI)
      let model = Model()
      return (Stage(system) { Root(model: model) }, model)
    }

    @Test(
      "An alert's button acts after or before the alert's binding is cleared",
      arguments: _System.SwiftUIValues.AlertAction.allCases)
    func order(_ order: _System.SwiftUIValues.AlertAction) throws {
      let (stage, model) = stage { $0.alertAction = order }
      let isSet = order == .beforeBinding
      model.name = "Kim"
      try stage.tap("ask")
      try stage.tap("Yes")
      try stage.tap("choose")
      try stage.tap("First")
      #expect(model.log.take() == ["yes Kim \(isSet)", "first \(isSet)"])
      #expect(!model.isAlert)
      #expect(!model.isDialog)
      #expect(stage.texts.contains("ask"))
    }

    @Test(
      "Another item that a button sets is shown, or lost with the binding that is cleared",
      arguments: _System.SwiftUIValues.AlertAction.allCases)
    func next(_ order: _System.SwiftUIValues.AlertAction) throws {
      let (stage, model) = stage { $0.alertAction = order }
      try stage.tap("warn")
      #expect(stage.texts.contains("Item 1"))
      try stage.tap("Next")
      #expect(model.item == (order == .afterBinding ? Item(id: 2) : nil))
      #expect(stage.texts.contains("Item 2") == (order == .afterBinding))
    }

    @Test("An alert takes text, and its buttons follow what the text enables")
    func text() throws {
      let (stage, model) = stage()
      try stage.tap("ask")
      #expect(stage.texts.contains("Really?"))
      #expect(stage.texts.contains("Think."))
      #expect(!stage.person.hand.tappableTitles.contains("Yes"))
      try stage.person.type("Kim", into: "Name")
      stage.settle()
      try stage.tap("Yes")
      #expect(model.log.take() == ["yes Kim false"])
      try stage.tap("ask")
      #expect(stage.texts.contains("Kim"), "the field begins with the text of its binding")
      #expect(stage.texts.contains("•••"))
      try stage.person.type("Lee", into: "Name")
      stage.settle()
      try stage.tap("No")
      #expect(model.log.take() == ["no"])
      #expect(model.name == "Lee")
    }

    @Test("UI tests find an alert by its title, and its fields and buttons")
    func uiTests() throws {
      let (stage, model) = stage()
      let ui = XCUIApplication(stage.person)
      ui.buttons["ask"].tap()
      #expect(ui.alerts.count == 1)
      #expect(ui.alerts["Really?"].exists)
      #expect(!ui.alerts["Which?"].exists)
      #expect(!ui.sheets.firstMatch.exists)
      #expect(ui.alerts["Really?"].secureTextFields["Code"].exists)
      #expect(!ui.secureTextFields["Name"].exists)
      #expect(ui.textFields["Name"].placeholderValue == "Name")
      ui.textFields["Name"].tap()
      ui.textFields["Name"].typeText("Kim")
      #expect(ui.textFields["Name"].value as? String == "Kim")
      ui.alerts.firstMatch.buttons["Yes"].tap()
      #expect(model.log.take() == ["yes Kim false"])
      ui.buttons["choose"].tap()
      #expect(ui.sheets["Which?"].exists)
      #expect(ui.failures.isEmpty)
    }
  }
}
