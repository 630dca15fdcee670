import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Both values of the switches for the stack's pages and presentations.
  @MainActor @Suite("Switches") struct SwitchTests {
    @MainActor @Observable final class Model {
      var path: [Int] = []
      var root = 0
      var item: Item?
      var second: Item?
      @ObservationIgnored let log = Log()
    }
    struct Item: Identifiable, Equatable { let id: Int }
    struct Page: View {
      let number: Int
      let model: Model
      @State private var born: Int
      init(number: Int, model: Model) {
        self.number = number
        self.model = model
        _born = State(initialValue: number)
      }
      var body: some View {
        @Bindable var model = model
        let _ = model.log("body \(number)")
        VStack {
          Text("page \(number) born as \(born)")
          Text("item \(model.item?.id ?? 0)")
        }
        .onAppear { model.log("appear \(number)") }
        .onDisappear { model.log("disappear \(number)") }
        .sheet(item: number == 1 ? $model.item : .constant(nil)) { item in
          Text("sheet \(item.id)")
            .onAppear { model.log("sheet appears") }
            .onDisappear { model.log("sheet disappears") }
            .sheet(item: $model.second) { second in
              Text("second \(second.id)")
                .onDisappear { model.log("second disappears") }
            }
        }
      }
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root \(model.root)")
            .onAppear { model.log("appear root") }
            .onChange(of: model.path) { model.log("root sees \(model.path.count)") }
            .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
            .id(model.root)
        }
      }
    }
    final class Token: Hashable, Sendable {
      static func == (one: Token, other: Token) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    @MainActor @Observable final class Holder { var path: [Token] = [] }
    struct Held: View {
      @Bindable var holder: Holder
      var body: some View {
        NavigationStack(path: $holder.path) {
          Text("root").navigationDestination(for: Token.self) { _ in Text("page") }
        }
      }
    }
    private func stage(
      _ version: _System.Version = .iOS17, path: [Int] = [],
      _ change: (inout _System.SwiftUIValues) -> Void
    ) -> (Stage, Model) {
      var system = _System()
      system.version = version
      change(&system.swiftUI)
      let model = Model()
      model.path = path
      return (Stage(system) { Root(model: model) }, model)
    }

    @Test("A path is kept or dropped when its root gets another identity in the same update")
    func pathOfNewRoot() {
      for value in _System.SwiftUIValues.PathOfNewRoot.allCases {
        let (stage, model) = stage { $0.pathOfNewRoot = value }
        model.path = [1]
        stage.settle()
        model.root = 1
        model.path = [2]
        stage.settle()
        #expect(model.path == (value == .isKept ? [2] : []))
        #expect(stage.texts.contains("root 1") == (value == .isDropped))
      }
    }
    @Test("A page's identity is its value or its position")
    func pageIdentity() {
      for value in _System.SwiftUIValues.PageIdentity.allCases {
        let (stage, model) = stage { $0.pageIdentity = value }
        model.path = [1]
        stage.settle()
        model.path = [2]
        stage.settle()
        #expect(stage.texts.contains("page 2 born as \(value == .byValue ? 2 : 1)"))
        model.path = []
        stage.settle()
        #expect(stage.texts.contains("root 0"))
      }
    }
    @Test("A page has its content at once or with the next update")
    func destinations() {
      for value in _System.SwiftUIValues.Destinations.allCases {
        let (stage, model) = stage(path: [3]) { $0.destinations = value }
        #expect(stage.texts.contains("page 3 born as 3"))
        model.path = [3, 4]
        stage.settle()
        #expect(stage.texts.contains("page 4 born as 4"))
        #expect(model.path == [3, 4])
        // The root hears of the path in the round in which the page is made.
        let lines = model.log.take().filter { $0 == "root sees 2" || $0 == "body 4" }
        let order = ["body 4", "root sees 2"]
        #expect(lines == (value == .withThePath ? order : order.reversed()))
      }
    }
    @Test("Hidden pages receive onAppear, or not, when another page is pushed")
    func strayAppearances() {
      for value in _System.SwiftUIValues.StrayAppearances.allCases {
        let (stage, model) = stage { $0.strayAppearances = value }
        model.path = [1]
        stage.settle()
        _ = model.log.take()
        model.path = [1, 2]
        stage.settle()
        let lines = model.log.take()
        #expect(lines.contains("appear 2"))
        #expect(lines.contains("appear root") == (value == .some))
      }
    }
    @Test("A stack releases the values of its path at once or with the next change")
    func removedValues() {
      for value in _System.SwiftUIValues.RemovedValues.allCases {
        var system = _System()
        system.swiftUI.removedValues = value
        let holder = Holder()
        let stage = Stage(system) { Held(holder: holder) }
        weak var token: Token?
        do {
          let made = Token()
          token = made
          holder.path = [made]
        }
        stage.settle()
        holder.path = []
        stage.settle()
        #expect((token == nil) == (value == .areReleased))
        holder.path = [Token()]
        stage.settle()
        holder.path = []
        stage.settle()
        #expect(token == nil)
      }
    }
    @Test("The sheet of a leaving page leaves too, or comes back once")
    func orphanedSheet() {
      for (version, value) in [
        (_System.Version.iOS17, nil), (.iOS18, nil), (.iOS18, .goes), (.iOS17, .comesBackOnce),
      ] as [(_System.Version, _System.SwiftUIValues.OrphanedSheet?)] {
        let (stage, model) = stage(version) { $0.orphanedSheet = value }
        model.path = [1]
        stage.settle()
        model.item = Item(id: 5)
        stage.settle()
        #expect(stage.texts.contains("sheet 5"))
        model.path = []
        model.item = nil
        var times = 0
        var wasThere = true
        for _ in 0..<40 {
          stage.advance()
          let isThere = stage.controller.presentedViewController != nil
          if isThere, !wasThere { times += 1 }
          wasThere = isThere
        }
        let comesBack = (value ?? (version >= .iOS18 ? .comesBackOnce : .goes)) == .comesBackOnce
        #expect(times == (comesBack ? 1 : 0))
        #expect(stage.controller.presentedViewController == nil)
        #expect(stage.texts.contains("root 0"))
      }
    }
    @Test("Two sheets leave at once or one by one")
    func severalDismissals() {
      for value in _System.SwiftUIValues.SeveralDismissals.allCases {
        let (stage, model) = stage { $0.severalDismissals = value }
        model.path = [1]
        stage.settle()
        model.item = Item(id: 1)
        stage.settle()
        model.second = Item(id: 2)
        stage.settle()
        #expect(stage.texts.contains("second 2"))
        model.item = nil
        var depths: [Int] = []
        for _ in 0..<40 {
          stage.advance()
          var depth = 0
          var one = stage.controller.presentedViewController
          while let here = one {
            depth += 1
            one = here.presentedViewController
          }
          if depths.last != depth { depths.append(depth) }
        }
        #expect(depths == (value == .atOnce ? [2, 0] : [2, 1, 0]))
      }
    }
    @Test("A sheet's binding is written when the finger lifts or at the end")
    func sheetWrite() throws {
      for value in _System.SwiftUIValues.SheetWrite.allCases {
        let (stage, model) = stage { $0.sheetWrite = value }
        model.path = [1]
        stage.settle()
        model.item = Item(id: 1)
        stage.settle()
        let drag = try stage.person.beginSwipeDown()
        stage.advance()
        #expect(model.item != nil)
        drag.finish()
        stage.advance()
        #expect((model.item == nil) == (value == .release))
        stage.settle()
        #expect(model.item == nil)
        #expect(stage.controller.presentedViewController == nil)
        model.item = Item(id: 2)
        stage.settle()
        #expect(stage.texts.contains("sheet 2"))
      }
    }
  }
}
