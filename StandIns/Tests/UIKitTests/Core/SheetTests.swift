import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A sheet under a finger") struct SheetTests {
    final class Watcher: NSObject, UIPopoverPresentationControllerDelegate,
      UISheetPresentationControllerDelegate
    {
      let log: Log
      var shouldDismiss = true
      var style: UIModalPresentationStyle?
      init(_ log: Log) { self.log = log }
      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool {
        log("should")
        return shouldDismiss
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log("will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log("did")
      }
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { log("attempt") }
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { style ?? .pageSheet }
    }

    final class HeightWatcher: NSObject, UISheetPresentationControllerDelegate {
      private(set) var told = 0
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
      ) { told += 1 }
    }

    @Test("tells a height that the user chose, and not one that code set")
    func heights() throws {
      let stage = Stage()
      let m = stage.screen("m")
      let watcher = HeightWatcher()
      m.sheetPresentationController?.detents = [.medium(), .large()]
      m.presentationController?.delegate = watcher
      stage.root.present(m, animated: false)
      stage.settle()
      try stage.person.drawSheet(to: .medium)
      #expect(watcher.told == 0, "it rests at the smallest")
      try stage.person.drawSheet(to: .large)
      #expect(watcher.told == 1)
      m.sheetPresentationController?.selectedDetentIdentifier = .medium
      #expect(watcher.told == 1)
      #expect(throws: Obstacle.self) { try stage.person.drawSheet(to: .init("none")) }
    }

    @Test("goes by the escape gesture, unless a view or a controller around it answers")
    func escape() throws {
      final class Answering: UIViewController {
        var answers = true
        override func accessibilityPerformEscape() -> Bool { answers }
      }
      let stage = Stage()
      let answering = Answering()
      stage.root.present(answering, animated: false)
      stage.settle()
      try stage.person.escape()
      stage.settle()
      #expect(stage.root.presentedViewController === answering)
      answering.answers = false
      try stage.person.escape()
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
    }

    func sheet() -> (Stage, Screen, Watcher) {
      let stage = Stage()
      let m = stage.screen("m")
      let watcher = Watcher(stage.log)
      m.presentationController?.delegate = watcher
      stage.root.present(m, animated: false)
      _ = stage.log.take()
      return (stage, m, watcher)
    }

    @Test("falls back when its recognizer is switched off, and cannot be dragged while it is")
    func switchedOff() throws {
      let (stage, m, watcher) = sheet()
      defer { withExtendedLifetime(watcher) {} }
      let pan = try #require(m.presentationController?.presentedView?.gestureRecognizers?.first)
      let drag = try stage.person.beginSwipeDown()
      drag.move(to: 0.5)
      pan.isEnabled = false
      stage.settle()
      #expect(stage.root.presentedViewController === m)
      #expect(!m.isBeingDismissed)
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
      pan.isEnabled = true
      try stage.person.swipeDown()
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("asks, begins, and tells its delegate after viewDidDisappear") func order() throws {
      let (stage, _, watcher) = sheet()
      defer { withExtendedLifetime(watcher) {} }
      try stage.person.swipeDown()
      stage.settle()
      #expect(
        stage.log.take() == ["should", "will", "m.willDisappear", "m.didDisappear", "did"])
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("tells its delegate of the end with the transition, or a turn later")
    func lateNews() throws {
      let (stage, _, watcher) = sheet()
      StandIn.system = _System().with(\.dismissalNews, .aTurnLater)
      try stage.person.swipeDown()
      while stage.root.presentedViewController != nil { stage.advance() }
      #expect(stage.log.take().last != "did")
      stage.advance()
      #expect(stage.log.take().last == "did")
      withExtendedLifetime(watcher) {}
    }

    @Test(
      "dismissed without animation leaves in the call, or some turns later",
      arguments: _System.PlainDismissal.allCases)
    func plainly(_ dismissal: _System.PlainDismissal) {
      let (stage, m, _) = sheet()
      StandIn.system = _System().with(\.plainDismissal, dismissal)
      var isDone = false
      stage.root.dismiss(animated: false) { isDone = true }
      #expect(isDone == (dismissal == .inTheCall))
      #expect((stage.root.presentedViewController == nil) == isDone)
      #expect(m.isBeingDismissed == !isDone)
      stage.settle()
      #expect(isDone)
      #expect(stage.root.presentedViewController == nil)
    }

    @Test(
      "presented while a stack moves begins at once, or afterwards",
      arguments: _System.EarlyPresentation.allCases)
    func early(_ presentation: _System.EarlyPresentation) {
      let (stage, navigation) = Stage.stack("a")
      StandIn.system = _System().with(\.earlyPresentation, presentation)
      navigation.pushViewController(stage.screen("b"), animated: true)
      navigation.present(stage.screen("m"), animated: true)
      #expect((navigation.presentedViewController != nil) == (presentation == .begins))
      stage.settle()
      #expect(navigation.presentedViewController?.title == "m")
    }

    @Test("dismissed by code tells its delegate nothing") func byCode() {
      let (stage, m, watcher) = sheet()
      defer { withExtendedLifetime(watcher) {} }
      m.dismiss(animated: true)
      stage.settle()
      #expect(stage.log.take() == ["m.willDisappear", "m.didDisappear"])
    }

    @Test("that goes back calls willDismiss without didDismiss, and stays") func cancelled() throws
    {
      let (stage, m, watcher) = sheet()
      defer { withExtendedLifetime(watcher) {} }
      let finger = try stage.person.beginSwipeDown()
      #expect(m.isBeingDismissed)
      stage.advance(3)
      finger.move(to: 0.3)
      finger.cancel()
      stage.settle()
      #expect(
        stage.log.take() == [
          "should", "will", "m.willDisappear", "m.willAppear", "m.isAppearing", "m.didAppear",
        ])
      #expect(!m.isBeingDismissed)
      #expect(stage.root.presentedViewController === m)
    }

    @Test("that is modal refuses without asking, and reports the attempt") func modal() {
      let (stage, m, watcher) = sheet()
      defer { withExtendedLifetime(watcher) {} }
      m.isModalInPresentation = true
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
      #expect(stage.log.take() == ["attempt"])
      #expect(stage.root.presentedViewController === m)
    }

    @Test("refused by its delegate reports the attempt") func refused() {
      let (stage, m, watcher) = sheet()
      watcher.shouldDismiss = false
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
      #expect(stage.log.take() == ["should", "attempt"])
      #expect(stage.root.presentedViewController === m)
    }

    @Test("is modal when the visible screen of its stack is") func modalInside() {
      let stage = Stage()
      let navigation = UINavigationController(rootViewController: stage.screen("a"))
      navigation.viewControllers[0].isModalInPresentation = true
      stage.root.present(navigation, animated: false)
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
    }

    @Test(
      "can be dragged only when it is a sheet",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func notASheet(style: UIModalPresentationStyle) {
      let stage = Stage()
      let m = stage.screen("m")
      m.modalPresentationStyle = style
      stage.root.present(m, animated: false)
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
    }

    @Test("cannot be dragged while it presents something") func covered() {
      let (stage, m, watcher) = sheet()
      defer { withExtendedLifetime(watcher) {} }
      let n = stage.screen("n")
      n.modalPresentationStyle = .fullScreen
      m.present(n, animated: false)
      #expect(throws: Obstacle.self) { try stage.person.swipeDown() }
    }

    @Test(
      "has by default the style for which automatic stands",
      arguments: StandIn.System.Version.allCases)
    func defaultStyle(version: StandIn.System.Version) {
      let stage = Stage()
      StandIn.system = .init(version)
      let m = stage.screen("m")
      #expect(m.modalPresentationStyle == (version == .iOS17 ? .pageSheet : .formSheet))
      m.sheetPresentationController?.detents = [.medium()]
      m.modalPresentationStyle = m.modalPresentationStyle
      #expect(m.sheetPresentationController?.detents.map(\.identifier) == [.large])
    }

    @Test("has a sheet presentation controller with detents before it is presented")
    func sheetController() throws {
      let m = UIViewController()
      let sheet = try #require(m.sheetPresentationController)
      sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
      sheet.prefersGrabberVisible = true
      #expect(sheet.detents.count == 3)
      #expect(m.presentationController === sheet)
      m.modalPresentationStyle = .fullScreen
      #expect(m.sheetPresentationController == nil)
    }

    @Test("as a popover becomes a sheet in compact width") func popoverAdapts() throws {
      let stage = Stage()
      let m = stage.screen("m")
      m.modalPresentationStyle = .popover
      let popover = try #require(m.popoverPresentationController)
      popover.sourceView = stage.root.view
      stage.root.present(m, animated: true)
      #expect(m.transitionCoordinator?.presentationStyle == .pageSheet)
      stage.settle()
      try stage.person.swipeDown()
      stage.settle()
      #expect(stage.root.presentedViewController == nil)
    }

    @Test("stays a popover when its delegate says none, and a tap outside dismisses it")
    func popoverStays() throws {
      let stage = Stage()
      let m = stage.screen("m")
      let watcher = Watcher(stage.log)
      watcher.style = UIModalPresentationStyle.none
      m.modalPresentationStyle = .popover
      m.popoverPresentationController?.sourceView = stage.root.view
      m.popoverPresentationController?.delegate = watcher
      stage.root.present(m, animated: true)
      #expect(m.transitionCoordinator?.presentationStyle == .popover)
      stage.settle()
      _ = stage.log.take()
      try stage.person.tapOutside()
      stage.settle()
      #expect(stage.log.take().last == "did")
    }

    @Test("as a popover without a source throws") func popoverWithoutSource() {
      let stage = Stage()
      StandIn.recordsExceptions = true
      let m = stage.screen("m")
      let watcher = Watcher(stage.log)
      watcher.style = UIModalPresentationStyle.none
      m.modalPresentationStyle = .popover
      m.popoverPresentationController?.delegate = watcher
      stage.root.present(m, animated: true)
      #expect(StandIn.exceptions.count == 1)
      #expect(stage.root.presentedViewController == nil)
    }
  }
}
