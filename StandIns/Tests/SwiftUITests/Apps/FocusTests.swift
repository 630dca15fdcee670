import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Which field has the keyboard.
  @MainActor @Suite("Focus") struct FocusTests {
    struct Flags: View {
      @FocusState private var isName: Bool
      @FocusState private var isMail: Bool
      @State private var name = ""
      @State private var mail = ""
      @State private var isThere = true
      var body: some View {
        TextField("Name", text: $name).focused($isName)
        if isThere { TextField("Mail", text: $mail).focused($isMail) }
        Text("\(isName) \(isMail)")
        Button("name") { isName = true }
        Button("none") { (isName, isMail) = (false, false) }
        Button("remove") { isThere = false }
      }
    }
    @Test("Focus that moves to a field leaves the field before")
    func moves() throws {
      let stage = Stage { Flags() }
      try stage.person.type("K", into: "Name")
      stage.settle()
      #expect(stage.texts.contains("true false"))
      try stage.person.type("k", into: "Mail")
      stage.settle()
      #expect(stage.texts.contains("false true"))
      try stage.tap("name")
      #expect(stage.texts.contains("true false"))
      #expect(stage.person.focusedField == "Name")
      try stage.tap("none")
      #expect(stage.texts.contains("false false"))
      #expect(stage.person.focusedField == nil)
    }
    @Test("A field that goes takes the focus with it")
    func removed() throws {
      let stage = Stage { Flags() }
      try stage.person.type("k", into: "Mail")
      stage.settle()
      try stage.tap("remove")
      #expect(stage.texts.contains("false false"))
      #expect(stage.person.focusedField == nil)
    }

    struct Around: View {
      @FocusState private var isInside: Bool
      @State private var text = ""
      @State private var isThere = true
      var body: some View {
        VStack { if isThere { TextField("Inner", text: $text) } }.focused($isInside)
        Text(isInside ? "inside" : "outside")
        Button("remove") { isThere = false }
      }
    }
    @Test("A view has the focus as long as a field in it has")
    func around() throws {
      let stage = Stage { Around() }
      #expect(stage.texts.contains("outside"))
      try stage.person.type("k", into: "Inner")
      stage.settle()
      #expect(stage.texts.contains("inside"))
      try stage.tap("remove")
      #expect(stage.texts.contains("outside"))
    }

    struct Chain: View {
      enum Field: Hashable { case first, second }
      @FocusState private var field: Field?
      @State private var first = ""
      @State private var second = ""
      @State private var done = 0
      var body: some View {
        TextField("First", text: $first).focused($field, equals: .first)
          .onSubmit { field = .second }
        SecureField("Second", text: $second).focused($field, equals: .second)
          .onSubmit { done += 1 }
        Text(field == .first ? "first" : field == .second ? "second" : "none")
        Text("done \(done)")
      }
    }
    @Test("The return key leaves a field, or its action names the next one")
    func returns() throws {
      let stage = Stage { Chain() }
      let ui = XCUIApplication(stage.person)
      #expect(stage.texts.contains("none"))
      ui.textFields["First"].tap()
      #expect(stage.texts.contains("first"))
      ui.textFields["First"].typeText("a")
      try stage.person.submit("First")
      stage.settle()
      #expect(stage.texts.contains("second"))
      #expect(stage.person.focusedField == "Second")
      try stage.person.submit("Second")
      stage.settle()
      #expect(stage.texts.contains("none"))
      #expect(stage.texts.contains("done 1"))
      #expect(ui.failures.isEmpty)
    }
  }
}
