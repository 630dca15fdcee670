import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Links with bindings, links in tabs, and links in buttons.
  @MainActor @Suite("Links") struct LinkTests {
    @MainActor @Observable final class Model {
      var isActive = false {
        didSet { log("active \(isActive)") }
      }
      var chosen: String? {
        didSet { log("chosen \(chosen ?? "none")") }
      }
      var isPresented = false {
        didSet { log("presented \(isPresented)") }
      }
      var item: String?
      var tab = 1
      @ObservationIgnored let log = Log()
    }
    struct Linked: View {
      @Bindable var model: Model
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("flag", isActive: $model.isActive) { Text("flag page") }
            NavigationLink("tag", destination: Text("tag page"), tag: "a", selection: $model.chosen)
          }
          .navigationDestination(isPresented: $model.isPresented) { Text("presented page") }
          .onAppear { model.log("root appears") }
        }
      }
    }
    private func stage(
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> (Stage, Model) {
      var system = _System()
      change(&system.swiftUI)
      let model = Model()
      return (Stage(system) { Linked(model: model) }, model)
    }

    @Test(
      "A link's binding is written when the user has gone back, begins to, or lets go",
      arguments: _System.SwiftUIValues.PathWrite.allCases)
    func written(_ answer: _System.SwiftUIValues.PathWrite) throws {
      for (link, line) in [("flag", "active false"), ("tag", "chosen none")] {
        let (stage, model) = stage { $0.linkWrite = answer }
        try stage.tap(link)
        #expect(stage.texts.contains("\(link) page"))
        _ = model.log.take()
        let swipe = try stage.person.beginSwipeBack()
        stage.advance(2)
        let appearing = answer == .start ? [line, "root appears"] : ["root appears"]
        #expect(Set(model.log.take()) == Set(appearing))
        swipe.finish()
        stage.advance(1)
        #expect(model.log.take() == (answer == .release ? [line] : []))
        stage.settle()
        #expect(model.log.take() == (answer == .end ? [line] : []))
        #expect(stage.texts.contains("flag"))
      }
    }

    @Test(
      "A destination with a binding is written with the path, and a swipe that is cancelled keeps the link"
    )
    func others() throws {
      let (stage, model) = stage()
      model.isPresented = true
      stage.settle()
      _ = model.log.take()
      let swipe = try stage.person.beginSwipeBack()
      stage.advance(2)
      swipe.finish()
      stage.advance(1)
      #expect(model.log.take() == ["root appears", "presented false"])
      stage.settle()
      try stage.tap("flag")
      _ = model.log.take()
      let second = try stage.person.beginSwipeBack()
      stage.advance(2)
      second.cancel()
      stage.settle()
      #expect(model.isActive)
      #expect(stage.texts.contains("flag page"))
      try stage.tapBack()
      #expect(!model.isActive)
    }

    // MARK: In tabs

    struct Tabbed: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          TabView(selection: $model.tab) {
            VStack {
              NavigationLink("value", value: 7)
              List { NavigationLink("view") { Text("view page") } }
              NavigationLink("flag", isActive: $model.isActive) { Text("flag page") }
              Button("presented") { model.isPresented = true }
              Button("item") { model.item = "x" }
            }
            .navigationDestination(for: Int.self) { Text("value page \($0)") }
            .navigationDestination(isPresented: $model.isPresented) { Text("presented page") }
            .navigationDestination(item: $model.item) { Text("item page \($0)") }
            .tabItem { Text("A") }.tag(1)
            VStack {
              NavigationStack {
                NavigationLink("inner") { Text("inner page") }
              }
            }
            .tabItem { Text("B") }.tag(2)
            Text("third")
              .navigationDestination(isPresented: .constant(true)) { Text("early page") }
              .tabItem { Text("C") }.tag(3)
          }
        }
      }
    }
    @Test(
      "What a tab without a stack pushes is pushed on the stack around the tabs",
      arguments: [
        ("value", "value page 7"), ("view", "view page"), ("flag", "flag page"),
        ("presented", "presented page"), ("item", "item page x"),
      ])
    func inTabs(_ link: String, _ page: String) throws {
      let model = Model()
      let stage = Stage(_System(.iOS18)) { Tabbed(model: model) }
      try stage.tap(link)
      #expect(stage.texts.contains(page))
      #expect(throws: (any Error).self, "the page covers the tabs") { try stage.person.tapTab("B") }
      try stage.tapBack()
      #expect(stage.texts.contains("value"))
      #expect(!model.isActive && !model.isPresented && model.item == nil)
    }

    @Test("A tab with a stack of its own pushes there, and a tab that was not seen pushes nothing")
    func ownStack() throws {
      let model = Model()
      let stage = Stage(_System(.iOS18)) { Tabbed(model: model) }
      #expect(stage.texts.contains("value"), "the third tab's page is not there")
      try stage.tapTab("B")
      try stage.tap("inner")
      #expect(stage.texts.contains("inner page"))
      try stage.tapTab("C")
      #expect(stage.texts.contains("early page"))
    }

    // MARK: In buttons

    struct LinkStyle: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        NavigationLink(destination: Text("style page")) { configuration.label }
      }
    }
    struct TriggerStyle: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.trigger()
        } label: {
          NavigationLink(isActive: .constant(false)) {
            Text("nowhere")
          } label: {
            configuration.label
          }
        }
      }
    }
    struct Buttons: View {
      let log: Log
      var body: some View {
        NavigationStack {
          Button("styled") { log("styled") }.buttonStyle(LinkStyle())
          Button("triggered") { log("triggered") }.buttonStyle(TriggerStyle())
          Button {
            log("labelled")
          } label: {
            HStack { NavigationLink("labelled", value: nil as Int?) }
          }
        }
      }
    }
    @Test("A link inside of a button is one button with it")
    func inButtons() throws {
      let log = Log()
      let stage = Stage { Buttons(log: log) }
      for name in ["styled", "triggered", "labelled"] {
        let buttons = stage.person.elements.flatMap(\.all)
          .filter { $0.role == .button && $0.label == name }
        #expect(buttons.count == 1, "\(name)")
        try stage.tap(name)
        #expect(log.take() == [name])
        if name == "styled" {
          #expect(stage.texts.contains("style page"))
          try stage.tapBack()
        }
      }
    }
  }
}
