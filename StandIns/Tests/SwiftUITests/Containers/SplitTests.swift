import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  @MainActor @Suite("Split views") struct SplitTests {
    @MainActor @Observable final class Model {
      var chosen: Int?
      var column = NavigationSplitViewColumn.sidebar
      var visibility = NavigationSplitViewVisibility.all
    }
    @MainActor @Observable final class Inspecting { var isOn = true }
    struct Columns: View {
      @Bindable var model: Model
      var body: some View {
        NavigationSplitView(
          columnVisibility: $model.visibility, preferredCompactColumn: $model.column
        ) {
          List(1..<4, id: \.self, selection: $model.chosen) { Text("row \($0)") }
            .navigationTitle("Rows")
        } detail: {
          if let chosen = model.chosen {
            Text("detail \(chosen)").navigationTitle("Detail \(chosen)")
          } else {
            Text("nothing chosen")
          }
        }
      }
    }

    @Test("In compact width the columns are one stack, and going back clears the selection")
    func collapses() throws {
      let model = Model()
      let stage = Stage { Columns(model: model) }
      #expect(stage.texts.contains("row 2"))
      #expect(!stage.texts.contains("nothing chosen"))
      try stage.tap("row 2")
      #expect(stage.texts.contains("detail 2"))
      #expect(model.chosen == 2)
      #expect(model.column == .detail)
      try stage.tapBack()
      #expect(stage.texts.contains("row 2"))
      #expect(model.chosen == nil)
      #expect(model.column == .sidebar)
    }
    @Test("The binding names the column in front")
    func followsColumn() throws {
      let model = Model()
      let stage = Stage { Columns(model: model) }
      model.column = .detail
      stage.settle()
      #expect(stage.texts.contains("nothing chosen"))
      model.column = .sidebar
      stage.settle()
      #expect(stage.texts.contains("row 1"))
    }
    @Test("In regular width the columns are side by side")
    func expands() throws {
      let model = Model()
      let stage = Stage { Columns(model: model) }
      stage.person.giveRoom(.regular)
      stage.settle()
      #expect(stage.texts.contains("row 1"))
      #expect(stage.texts.contains("nothing chosen"))
      try stage.tap("row 3")
      #expect(stage.texts.contains("row 1"))
      #expect(stage.texts.contains("detail 3"))
      model.visibility = .detailOnly
      stage.settle()
      #expect(!stage.texts.contains("row 1"))
      model.visibility = .all
      stage.person.giveRoom(.compact)
      stage.settle()
      #expect(stage.texts.contains("detail 3"))
      #expect(!stage.texts.contains("row 1"))
    }
    @Test("The user passes three columns one by one")
    func threeColumns() throws {
      struct Three: View {
        @State private var folder: String?
        @State private var note: Int?
        var body: some View {
          NavigationSplitView {
            List(["a", "b"], id: \.self, selection: $folder) { Text($0) }
          } content: {
            List([7, 8], id: \.self, selection: $note) { Text("note \($0)") }
              .navigationTitle("Folder \(folder ?? "")")
          } detail: {
            Text("reading \(note ?? 0)")
          }
        }
      }
      let stage = Stage { Three() }
      try stage.tap("b")
      #expect(stage.person.hand.barTitle == "Folder b")
      try stage.tap("note 8")
      #expect(stage.texts.contains("reading 8"))
      try stage.tapBack()
      try stage.tapBack()
      #expect(stage.texts.contains("a"))
    }
    @Test(
      "An inspector is a column that the user can close, and a sheet where there is little room")
    func inspector() throws {
      struct Inspected: View {
        @Bindable var model: Inspecting
        var body: some View {
          Text("content").inspector(isPresented: $model.isOn) { Text("inspector") }
        }
      }
      let model = Inspecting()
      let stage = Stage { Inspected(model: model) }
      #expect(stage.controller.presentedViewController != nil)
      stage.person.giveRoom(.regular)
      stage.settle()
      #expect(stage.controller.presentedViewController == nil)
      #expect(stage.texts.contains("content") && stage.texts.contains("inspector"))
      #expect(model.isOn)
      try stage.person.closeInspector()
      stage.settle()
      #expect(!model.isOn && !stage.texts.contains("inspector"))
    }
    @Test("A full screen cover has the width of its own controller, and follows it")
    func presentedRoom() {
      struct Width: View {
        @Environment(\.horizontalSizeClass) private var width
        var body: some View { Text(width == .regular ? "wide" : "narrow") }
      }
      let stage = Stage { Text("below").fullScreenCover(isPresented: .constant(true)) { Width() } }
      #expect(stage.texts.contains("narrow"))
      stage.person.giveRoom(.regular)
      stage.settle()
      #expect(stage.texts.contains("wide"))
      stage.person.giveRoom(.compact)
      stage.person.giveRoom(.regular)
      stage.person.giveRoom(.compact)
      stage.settle()
      #expect(stage.texts.contains("narrow"))
    }
    @Test(
      "The width is that of the window from the first body on, and the latest of several in a turn")
    func firstRoom() {
      @MainActor final class Widths { var all: [UserInterfaceSizeClass?] = [] }
      struct Width: View {
        let widths: Widths
        @Environment(\.horizontalSizeClass) private var width
        var body: some View {
          let _ = widths.all.append(width)
          Text("content")
        }
      }
      StandIn.reset()
      StandIn.clock.mode = .manual
      let (window, widths) = (UIWindow(frame: UIScreen.main.bounds), Widths())
      let person = SwiftUIPerson(in: window)
      person.giveRoom(.regular)
      window.rootViewController = UIHostingController(rootView: Width(widths: widths))
      window.makeKeyAndVisible()
      StandIn.clock.runUntilIdle()
      #expect(widths.all == [.regular])
      person.giveRoom(.compact)
      person.giveRoom(.regular)
      StandIn.clock.runUntilIdle()
      #expect(widths.all.last == .regular)
    }
  }
}
