public import Foundation
public import SwiftUI
public import UIKit
import UIKitPerson

/// An app that is running: its window, and what the system does to it.
@MainActor public struct _RunningApp {
  let window: () -> UIWindow
  let leave: () -> Void
  let comeBack: () -> Void
  let open: (URL) -> Void
  let end: () -> Void

  /// An app of SwiftUI's.
  public init(_ app: _LaunchedApp) {
    window = { app.window }
    leave = { app.leave() }
    comeBack = { app.comeBack() }
    open = { app.open($0) }
    end = { app.closeWindow() }
  }
  /// An app of UIKit's, with one scene.
  public init(_ scene: UIWindowScene) {
    window = { scene.windows.first ?? UIWindow() }
    leave = { StandIn.sendToBackground(scene) }
    comeBack = { StandIn.bringToFront(scene) }
    open = { StandIn.open([$0], in: scene) }
    end = { StandIn.disconnect(scene) }
  }
}

extension XCUIApplication {
  private static var launchers: [String: (URL?) -> _RunningApp] = [:]
  fileprivate static var front: XCUIApplication?

  /// Says how the app with an identifier is launched, with a link if one launches it; its arguments
  /// are in `UserDefaults` by then.
  public static func _register(_ identifier: String, launch: @escaping (URL?) -> _RunningApp) {
    launchers[identifier] = launch
  }

  /// Returns when the clock and the main actor's tasks are idle, which XCTest waits for by itself.
  ///
  /// All tasks must run on the main queue, one after another.
  public static func _settle() async {
    for _ in 0..<16 {
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    StandIn.clock.runUntilIdle()
  }

  internal func relaunch(with link: URL? = nil) {
    guard let bundleIdentifier else { return }
    guard let launch = Self.launchers[bundleIdentifier] else {
      return failures.append("no app is called '\(bundleIdentifier)'")
    }
    terminate()
    // "-name value", as every app's `UserDefaults` reads them.
    let pairs = zip(launchArguments, launchArguments.dropFirst()).filter { $0.0.hasPrefix("-") }
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(
      Dictionary(pairs.map { (String($0.0.dropFirst()), $0.1) }, uniquingKeysWith: { $1 }),
      forName: UserDefaults.argumentDomain)
    let app = launch(link)
    running = app
    Self.front = self
    person = SwiftUIPerson(in: app.window())
  }
  /// Ends the app that was launched last, and forgets it.
  public static func _endAll() {
    front?.terminate()
    front = nil
  }
  /// Ends the app; does nothing if it is not running.
  public func terminate() {
    running?.end()
    running = nil
  }
  /// Brings the app to the front again.
  public func activate() { act { _ throws(Obstacle) in running?.comeBack() } }
  /// Opens a link in the app, which it launches if it is not running.
  public func open(_ url: URL) {
    guard running != nil else {
      relaunch(with: url)
      return act { _ throws(Obstacle) in }
    }
    act { _ throws(Obstacle) in running?.open(url) }
  }

  /// A point of the screen, as fractions of its size.
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    let size = UIScreen.main.bounds.size
    return XCUICoordinate(
      app: self, point: CGPoint(x: offset.dx * size.width, y: offset.dy * size.height))
  }
  /// A finger that goes from one point to another, and lifts.
  ///
  /// What it starts follows from where it begins and where it goes; where nothing can be started,
  /// nothing happens.
  fileprivate func drag(from start: CGPoint, to end: CGPoint) {
    let size = UIScreen.main.bounds.size
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    act { person throws(Obstacle) in
      if abs(way.dx) > abs(way.dy) {
        let finger =
          start.x < 20 ? try? person.beginSwipeBack() : try? person.beginSwipeBackOverContent()
        guard let finger else {
          let isFar = abs(way.dx) > size.width / 2
          try? person.hand.swipePage(to: way.dx < 0 ? .left : .right, letsItFallBack: !isFar)
          return
        }
        StandIn.clock.advance()
        finger.move(to: way.dx / size.width)
        if way.dx > size.width / 2 { finger.finish() } else { finger.cancel() }
      } else if let finger = try? person.beginSwipeDown() {
        StandIn.clock.advance()
        finger.move(to: way.dy / size.height)
        if way.dy > size.height / 3 { finger.finish() } else { finger.cancel() }
      } else if let finger = try? person.hand.beginZoomAway() {
        StandIn.clock.advance()
        finger.move(to: way.dy / size.height)
        if way.dy > size.height / 3 { finger.finish() } else { finger.cancel() }
      }
    }
  }
}

/// A point of the screen.
@MainActor public struct XCUICoordinate {
  fileprivate let app: XCUIApplication
  fileprivate let point: CGPoint

  /// A point beside this one.
  public func withOffset(_ offset: CGVector) -> XCUICoordinate {
    XCUICoordinate(app: app, point: CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))
  }
  /// Drags a finger to another point, slowly, and lifts it there after a while.
  public func press(
    forDuration duration: TimeInterval, thenDragTo end: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval
  ) { app.drag(from: point, to: end.point) }
}

/// How fast a finger moves; it makes no difference here.
public struct XCUIGestureVelocity: Sendable {
  public static let `default` = XCUIGestureVelocity()
  public static let slow = XCUIGestureVelocity()
}

/// The device under test.
@MainActor public final class XCUIDevice {
  /// A button of the device.
  public enum Button: Sendable { case home }
  public static let shared = XCUIDevice()

  /// Goes to the Home Screen.
  public func press(_ button: Button) {
    XCUIApplication.front?.act { _ throws(Obstacle) in XCUIApplication.front?.running?.leave() }
  }
  /// Turns the device.
  public var orientation = UIDeviceOrientation.portrait {
    didSet {
      let turned: UIInterfaceOrientation = orientation.isLandscape ? .landscapeRight : .portrait
      XCUIApplication.front?.act { person throws(Obstacle) in try person.rotate(to: turned) }
    }
  }
}

/// A class whose methods are tests; here a test calls them.
open class XCTestCase {
  /// The failures since they were removed, oldest first.
  @MainActor public static var _failures: [String] = []
  public init() {}
}
/// Records a failure.
@MainActor public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) { XCTestCase._failures.append("\(message) (line \(line))") }
/// Ends a test that does not apply.
public struct XCTSkip: Error {
  public init(_ message: String? = nil) {}
}
