import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson

extension SwiftUITests {
  /// Both values of the switches for touches and links.
  @MainActor @Suite("Switches of touches and links") struct TouchSwitchTests {
    typealias Values = _System.SwiftUIValues
    @MainActor @Observable final class Model {
      var path: [Int] = []
      var hidesButton = false
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("page \(number)").navigationBarBackButtonHidden(model.hidesButton)
          }
        }
      }
    }
    private func stage(
      _ version: _System.Version, path: [Int], hidesButton: Bool = false,
      _ change: (inout Values) -> Void = { _ in }
    ) -> (Stage, Model) {
      var system = _System(version)
      change(&system.swiftUI)
      let model = Model()
      (model.path, model.hidesButton) = (path, hidesButton)
      return (Stage(system) { Root(model: model) }, model)
    }

    @Test(
      "Touches in a transition are refused before iOS 26, and reach the arriving screen since",
      arguments: _System.Version.allCases, [nil] + Values.TouchesInTransition.allCases)
    func touches(_ version: _System.Version, _ value: Values.TouchesInTransition?) throws {
      let answer = value ?? (version >= .iOS26 ? .reachTheArrivingScreen : .areRefused)
      let (stage, model) = stage(version, path: [1, 2, 3]) { $0.touchesInTransition = value }
      try stage.person.tapBack()
      stage.advance(2)
      if answer == .areRefused {
        #expect(throws: Obstacle.self) { try stage.person.tapBack() }
      } else {
        try stage.person.tapBack()
      }
      stage.settle()
      #expect(model.path == (answer == .areRefused ? [1, 2] : [1]))

      let finger = try stage.person.beginSwipeBack()
      stage.advance()
      let isReached = (try? stage.person.hand.touchableViews()) != nil
      #expect(isReached == (answer == .reachItBesideAFinger))
      finger.cancel()
      stage.settle()
    }

    @Test(
      "A swipe over the content goes back since iOS 26, or as it is set",
      arguments: _System.Version.allCases, [nil] + Values.ContentSwipe.allCases)
    func contentSwipe(_ version: _System.Version, _ value: Values.ContentSwipe?) throws {
      let goesBack = (value ?? (version >= .iOS26 ? .goesBack : .doesNothing)) == .goesBack
      let (stage, model) = stage(version, path: [1]) { $0.contentSwipe = value }
      let gesture = try? stage.person.beginSwipeBackOverContent()
      #expect((gesture != nil) == goesBack)
      gesture?.finish()
      stage.settle()
      #expect(model.path == (goesBack ? [] : [1]))
    }

    @Test(
      "A hidden back button turns the swipe over the content off, or only the one from the edge",
      arguments: Values.HiddenBackButton.allCases)
    func hiddenButton(_ value: Values.HiddenBackButton) throws {
      let (stage, model) = stage(.iOS26, path: [1], hidesButton: true) {
        $0.hiddenBackButton = value
      }
      #expect(throws: Obstacle.self) { try stage.person.swipeBack() }
      (try? stage.person.beginSwipeBackOverContent())?.finish()
      stage.settle()
      #expect(model.path == (value == .leavesContentSwipeOn ? [] : [1]))
    }

    struct LinkedApp: App {
      @MainActor static var log = Log()
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            Text("inside").onAppear { Self.log("inside appears") }
              .onOpenURL { Self.log("inside opens \($0.lastPathComponent)") }
          }
          .onAppear { Self.log("outside appears") }
          .onOpenURL { Self.log("outside opens \($0.lastPathComponent)") }
        }
      }
    }
    @Test(
      "The link that launches an app comes after its views appear, or before",
      arguments: Values.LaunchLink.allCases)
    func launchLink(_ value: Values.LaunchLink) throws {
      LinkedApp.log = Log()
      StandIn.reset()
      StandIn.clock.mode = .manual
      var system = _System(.iOS18)
      system.swiftUI.launchLink = value
      let link = try #require(URL(string: "trail://map/7"))
      let app = LinkedApp._launch(system, opening: link)
      StandIn.clock.runUntilIdle()
      let lines = LinkedApp.log.take()
      let opening = ["inside opens 7", "outside opens 7"]
      #expect(lines.count == 4)
      #expect(Array(value == .afterAppearing ? lines.suffix(2) : lines.prefix(2)) == opening)
      app.open(link)
      #expect(LinkedApp.log.take() == opening)
    }
  }
}
