import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Rules of the containers that no other suite pins down, one test each.
  @MainActor @Suite("Rules of the containers") struct ContainerRuleTests {
    @MainActor @Observable final class Model {
      var path: [Int] = []
      var word = "a"
      var isOpen = false
      var isHidden = false
      @ObservationIgnored let log = Log()
    }
    struct Page: View {
      let number: Int
      @State private var taps = 0
      var body: some View { Button("page \(number) tapped \(taps)") { taps += 1 } }
    }
    struct Stack: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { Page(number: $0) }
        }
      }
    }

    // MARK: Paths

    @Test("Values at the start of the old and the new path keep their pages")
    func keptPages() throws {
      let model = Model()
      let stage = Stage { Stack(model: model) }
      model.path = [1]
      stage.settle()
      try stage.tap("page 1 tapped 0")
      for path in [[1, 2], [1, 3, 4], [1]] {
        model.path = path
        stage.settle()
      }
      #expect(stage.texts.first == "page 1 tapped 1")
      model.path = [2, 1]
      stage.settle()
      #expect(stage.texts.first == "page 1 tapped 0", "in another place it is another page")
    }

    @Test("A longer or a shorter path moves, and one of equal length does not")
    func movement() throws {
      let model = Model()
      let stage = Stage { Stack(model: model) }
      let navigation = try #require(stage.controller.children.first as? UINavigationController)
      for (path, moves) in [
        ([1], true), ([2], false), ([2, 3, 4], true), ([2, 5, 6], false), ([7], true), ([], true),
      ] {
        model.path = path
        stage.advance()
        #expect((navigation.transitionCoordinator != nil) == moves, "\(path)")
        stage.settle()
        #expect(navigation.viewControllers.count == path.count + 1)
      }
    }

    struct Destinations: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("outer \(number) \(model.word)")
              .navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
        }
      }
    }
    struct Changing: View {
      let word: String
      @Binding var path: [Int]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("\($0) \(word)") }
        }
      }
    }
    @Test("The destination nearest to the root is used, and pages follow it when it changes")
    func destinations() {
      let model = Model()
      let stage = Stage { Destinations(model: model) }
      model.path = [1, 2]
      stage.settle()
      #expect(stage.texts.first == "outer 2 a")
      model.word = "b"
      stage.settle()
      #expect(stage.texts.first == "outer 2 b")

      struct Outer: View {
        @State private var path = [4]
        @State private var word = "a"
        var body: some View {
          Button("change") { word = "b" }
          Changing(word: word, path: $path)
        }
      }
      let other = Stage { Outer() }
      #expect(other.texts.contains("4 a"))
      #expect(throws: Never.self) { try other.tap("change") }
      #expect(other.texts.contains("4 b"))
    }

    @Test("A value without a destination shows an empty page")
    func emptyPage() {
      let stage = Stage { NavigationStack(path: .constant([1])) { Text("root") } }
      #expect(StandIn.messages.contains { $0.contains("no matching navigationDestination") })
      #expect(stage.texts == ["Back"])
      let navigation = stage.controller.children.first as? UINavigationController
      #expect(navigation?.viewControllers.count == 2)
    }

    // MARK: Presentations

    struct Popover: View {
      @Bindable var model: Model
      var body: some View {
        Text("below").popover(isPresented: $model.isOpen) { Text("inside") }
      }
    }
    @Test("A popover is a sheet in compact width, and a popover in regular width")
    func popovers() throws {
      let model = Model()
      model.isOpen = true
      let stage = Stage { Popover(model: model) }
      try stage.person.swipeDown()
      stage.settle()
      #expect(!model.isOpen)
      stage.person.giveRoom(.regular)
      stage.settle()
      model.isOpen = true
      stage.settle()
      #expect(stage.texts.contains("inside"))
      try stage.person.hand.tapOutside()
      stage.settle()
      #expect(!model.isOpen)
    }

    struct Asking: View {
      @Bindable var model: Model
      var body: some View {
        Text("below").alert("Well?", isPresented: $model.isOpen) {}
      }
    }
    @Test("An alert without a button has OK, which clears the binding")
    func alerts() throws {
      let model = Model()
      model.isOpen = true
      let stage = Stage { Asking(model: model) }
      #expect(stage.texts == ["Well?", "OK"])
      try stage.tap("OK")
      #expect(!model.isOpen)
      #expect(stage.texts == ["below"])
    }

    // MARK: Tabs, dismissal, bars

    @Test(
      "The bodies of all tabs run with the tab view", arguments: _System.SwiftUIValues.Tabs.allCases
    )
    func tabs(_ tabs: _System.SwiftUIValues.Tabs) {
      struct Content: View {
        let name: String
        let log: Log
        var body: some View {
          log.body(name)
          Text(name)
        }
      }
      var system = _System()
      system.swiftUI.tabs = tabs
      let log = Log()
      _ = Stage(system) {
        TabView {
          Content(name: "one", log: log).tabItem { Text("1") }
          Content(name: "two", log: log).tabItem { Text("2") }
        }
      }
      #expect(log.take() == ["one", "two"])
    }

    struct Leaving: View {
      let name: String
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Text("\(name) \(isPresented)")
        Button("leave \(name)") { dismiss() }
      }
    }
    @Test("dismiss() leaves the page or the sheet in which it was read, and nothing at a root")
    func dismissing() throws {
      struct Root: View {
        let outer: DismissAction?
        @State private var isSheet = false
        @State private var path = [1, 2]
        var body: some View {
          NavigationStack(path: $path) {
            Leaving(name: "root").navigationDestination(for: Int.self) { number in
              Leaving(name: "page \(number)")
            }
          }
          .sheet(isPresented: $isSheet) {
            NavigationStack {
              Leaving(name: "sheet")
              NavigationLink("deeper") { Leaving(name: "deep") }
            }
          }
          .toolbar { Button("sheet") { isSheet = true } }
          Button("open") { isSheet = true }
        }
      }
      let stage = Stage { Root(outer: nil) }
      #expect(stage.texts.contains("page 2 true"))
      try stage.tap("leave page 2")
      try stage.tap("leave page 1")
      #expect(stage.texts.contains("root false"))
      try stage.tap("leave root")
      #expect(stage.texts.contains("root false"))
      try stage.tap("open")
      try stage.tap("deeper")
      try stage.tap("leave deep")
      #expect(stage.texts.contains("sheet true"))
      try stage.tap("leave sheet")
      #expect(stage.texts.contains("root false"))
    }

    struct Bars: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            VStack { Text("page").navigationTitle("Inner") }
              .navigationTitle("Outer")
              .toolbar(model.isHidden ? .hidden : .visible, for: .navigationBar)
          }
        }
      }
    }
    @Test("The innermost title counts, and a hidden bar turns the swipe back off")
    func bars() throws {
      let model = Model()
      let stage = Stage { Bars(model: model) }
      model.path = [1]
      stage.settle()
      #expect(stage.person.hand.barTitle == "Inner")
      model.isHidden = true
      stage.settle()
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      model.isHidden = false
      stage.settle()
      try stage.person.swipeBack()
      stage.settle()
      #expect(model.path == [])
    }
  }
}
