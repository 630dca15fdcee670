import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Presentations") struct PresentationTests {
    struct Item: Identifiable, Equatable {
      let id: Int
    }
    @MainActor @Observable final class Model {
      var isSheet = false {
        didSet { log("sheet \(isSheet)") }
      }
      var item: Item?
      var isCover = false
      var isAlert = false
      var isDialog = false
      var name = ""
      @ObservationIgnored let log = Log()
    }
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isMore = false
      var body: some View {
        Text("inside")
        Button("close") { dismiss() }
        Button("more") { isMore = true }
          .sheet(isPresented: $isMore) { Text("more inside") }
      }
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Button("open") { model.isSheet = true }
          Button("item") { model.item = Item(id: 1) }
          Button("cover") { model.isCover = true }
          Button("ask") { model.isAlert = true }
          Button("choose") { model.isDialog = true }
        }
        .sheet(isPresented: $model.isSheet, onDismiss: { model.log("onDismiss") }) { Inner() }
        .sheet(item: $model.item, onDismiss: { model.log("item gone") }) { Text("item \($0.id)") }
        .fullScreenCover(isPresented: $model.isCover) { Inner() }
        .alert("Really?", isPresented: $model.isAlert) {
          TextField("Name", text: $model.name)
          Button("Yes", role: .destructive) { model.log("yes \(model.name) \(model.isAlert)") }
          Button("No", role: .cancel) { model.log("no") }
        } message: {
          Text("Think.")
        }
        .confirmationDialog("Which?", isPresented: $model.isDialog) {
          Button("First") { model.log("first") }
        }
      }
    }
    @MainActor @Observable final class Heights {
      var height = PresentationDetent.medium
    }
    struct Card: View {
      @Bindable var heights: Heights
      var body: some View {
        Text("card").sheet(isPresented: .constant(true)) {
          Text("inside")
            .presentationDetents([.medium, .large], selection: $heights.height)
            .presentationDragIndicator(.visible)
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationContentInteraction(.scrolls)
            .presentationCornerRadius(7)
        }
      }
    }

    @Test("A sheet has the look that its view says, and its height is the binding's")
    func heights() throws {
      let heights = Heights()
      let stage = Stage { Card(heights: heights) }
      stage.settle()
      let shown = stage.window.rootViewController?.presentedViewController
      let sheet = try #require(shown?.sheetPresentationController)
      #expect(sheet.prefersGrabberVisible)
      #expect(sheet.largestUndimmedDetentIdentifier == .medium)
      #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
      #expect(sheet.preferredCornerRadius == 7)
      #expect(sheet.selectedDetentIdentifier == .medium)
      try Person(in: stage.window).drawSheet(to: .large)
      stage.settle()
      #expect(heights.height == .large)
      heights.height = .medium
      stage.settle()
      #expect(sheet.selectedDetentIdentifier == .medium)
    }

    private func stage(
      _ change: (inout _System.SwiftUIValues) -> Void = { _ in }
    ) -> (Stage, Model) {
      var system = _System()
      change(&system.swiftUI)
      let model = Model()
      return (Stage(system) { Root(model: model) }, model)
    }

    @Test("A sheet comes and goes with its binding")
    func sheet() throws {
      let (stage, model) = stage()
      try stage.tap("open")
      #expect(stage.texts.contains("inside"))
      model.isSheet = false
      stage.settle()
      #expect(stage.texts.contains("open"))
      #expect(model.log.take() == ["sheet true", "sheet false", "onDismiss"])
      try stage.tap("open")
      #expect(stage.texts.contains("inside"))
    }

    @Test("dismiss() inside of a sheet clears the binding")
    func inside() throws {
      let (stage, model) = stage()
      try stage.tap("open")
      try stage.tap("close")
      #expect(!model.isSheet)
      #expect(stage.texts.contains("open"))
    }

    @Test(
      "A drag clears the binding, and onDismiss runs before or after it",
      arguments: _System.SwiftUIValues.OnDismiss.allCases)
    func dragged(_ time: _System.SwiftUIValues.OnDismiss) throws {
      let (stage, model) = stage { $0.onDismiss = time }
      try stage.tap("open")
      _ = model.log.take()
      try stage.person.swipeDown()
      stage.settle()
      let expected = ["sheet false", "onDismiss"]
      #expect(model.log.take() == (time == .afterBinding ? expected : expected.reversed()))
      try stage.tap("open")
      #expect(stage.texts.contains("inside"))
    }

    @Test("A cancelled drag leaves the sheet")
    func undone() throws {
      let (stage, model) = stage()
      try stage.tap("open")
      try stage.person.beginSwipeDown().cancel()
      stage.settle()
      #expect(model.isSheet)
      #expect(stage.texts.contains("inside"))
    }

    @Test("Another item replaces the sheet, and the first sheet's onDismiss runs")
    func replaced() throws {
      let (stage, model) = stage()
      try stage.tap("item")
      #expect(stage.texts.contains("item 1"))
      model.item = Item(id: 2)
      stage.settle()
      #expect(stage.texts.contains("item 2"))
      #expect(model.log.take() == ["item gone"])
    }

    @Test("A cover cannot be dragged away")
    func cover() throws {
      let (stage, model) = stage()
      try stage.tap("cover")
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
      try stage.tap("more")
      #expect(stage.texts == ["more inside"])
      try stage.person.swipeDown()
      stage.settle()
      try stage.tap("close")
      #expect(!model.isCover)
    }

    @Test("A sheet on a sheet leaves with the one below")
    func nested() throws {
      let (stage, model) = stage()
      try stage.tap("open")
      try stage.tap("more")
      #expect(stage.texts == ["more inside"])
      model.isSheet = false
      stage.settle()
      #expect(stage.texts.contains("open"))
      try stage.tap("open")
      #expect(stage.texts.contains("inside"))
    }

    @Test("A second sheet waits or is lost", arguments: _System.SwiftUIValues.SecondSheet.allCases)
    func second(_ answer: _System.SwiftUIValues.SecondSheet) throws {
      let (stage, model) = stage { $0.secondSheet = answer }
      try stage.tap("open")
      model.item = Item(id: 7)
      stage.settle()
      #expect(stage.texts.contains("inside"))
      model.isSheet = false
      stage.settle()
      #expect(stage.texts.contains("item 7") == (answer == .isQueued))
    }

    @Test("A dialog offers its buttons and Cancel")
    func dialog() throws {
      let (stage, model) = stage()
      try stage.tap("choose")
      #expect(stage.texts == ["Which?", "First", "Cancel"])
      try stage.tap("Cancel")
      #expect(!model.isDialog)
      try stage.tap("choose")
      try stage.tap("First")
      #expect(model.log.take() == ["first"])
    }

    @Test("A sheet with interactive dismissal disabled is not dragged away")
    func held() throws {
      let stage = Stage {
        Text("below").sheet(isPresented: .constant(true)) {
          Text("in").interactiveDismissDisabled()
        }
      }
      #expect(stage.texts == ["in"])
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
    }

    struct Branch: View {
      @State private var isThere = true
      @State private var isOpen = true
      var body: some View {
        if isThere {
          Text("branch").sheet(isPresented: $isOpen) { Button("remove") { isThere = false } }
        } else {
          Text("other")
        }
      }
    }

    @Test("A sheet leaves with the view that presents it")
    func presenterGoes() throws {
      let stage = Stage { Branch() }
      try stage.tap("remove")
      #expect(stage.texts == ["other"])
    }
  }
}
