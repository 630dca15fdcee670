import HandWrittenUIKit
import Measuring
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

extension Group {
  /// Screens come and leave on stacks of very different depth.
  static let growthOnUIKit = Group(
    "Growth on UIKit's stand-in",
    workloads: [10, 100, 1_000].flatMap { depth in
      [
        Workload(name("push and pop", "the stand-in alone", depth), on: { Bare(depth) }) {
          bare, number in
          bare.push(number)
          bare.pop()
        },
        Workload(name("set one more and back", "the stand-in alone", depth), on: { Bare(depth) }) {
          bare, number in
          bare.setOneMore(number)
          bare.setBack()
        },
        Workload(name("push and pop", "Usher", depth), on: { DeepPhone(depth) }) { phone, number in
          phone.settle(phone.root.push(.number(number)))
          phone.settle(phone.root.pop())
        },
        Workload(name("swipe back", "Usher", depth), on: { DeepPhone(depth) }) { phone, number in
          phone.settle(phone.root.push(.number(number)))
          phone.swipeBack()
        },
      ]
    },
    budgets: [
      flat("push and pop", "the stand-in alone", .atMost(1.2)),
      flat("push and pop", "Usher", .atMost(1.2)),
      flat("swipe back", "Usher", .atMost(1.2)),
    ])

  private static func name(_ work: String, _ whose: String, _ depth: Int) -> String {
    "\(work) on UIKit at depth \(depth == 1_000 ? "1,000" : "\(depth)"), \(whose)"
  }

  private static func flat(_ work: String, _ whose: String, _ limit: Budget.Limit) -> Budget {
    Budget(
      "\(work) on UIKit at depth 1,000, \(whose), against depth 10",
      .instructions(name(work, whose, 1_000), times: name(work, whose, 10)), limit)
  }
}

/// A window with a navigation controller and nothing else, with a stepped clock.
@MainActor
private final class Bare {
  private let stack = UINavigationController()
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let depth: Int

  init(_ depth: Int) {
    self.depth = depth
    StandIn.clock.mode = .manual
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.setViewControllers((0..<depth).map(Self.screen), animated: false)
    StandIn.clock.runUntilIdle()
  }

  func push(_ number: Int) {
    stack.pushViewController(Self.screen(number), animated: true)
    settle(at: depth + 1)
  }

  func pop() {
    stack.popViewController(animated: true)
    settle(at: depth)
  }

  func setOneMore(_ number: Int) {
    stack.setViewControllers(stack.viewControllers + [Self.screen(number)], animated: true)
    settle(at: depth + 1)
  }

  func setBack() {
    stack.setViewControllers(stack.viewControllers.dropLast(), animated: true)
    settle(at: depth)
  }

  /// Ends a transition, and traps unless the stack has this depth then.
  private func settle(at depth: Int) {
    StandIn.clock.runUntilIdle()
    precondition(stack.viewControllers.count == depth)
  }

  private static func screen(_ number: Int) -> UIViewController {
    NumberController(NumberModel(number, onNext: {}))
  }
}

/// A window with a tree of one deep flow in it, with a stepped clock.
@MainActor
private final class DeepPhone {
  let root = NumbersFlow()
  private let host: UIKitHost
  private let person: Person
  private let depth: Int

  init(_ depth: Int) {
    self.depth = depth
    StandIn.clock.mode = .manual
    let views = UIKitViews()
    views.register(NumberModel.self) { NumberController($0) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    host = UIKitHost(root, in: window, views: views)
    person = Person(in: window)
    root.transaction { for number in 1..<depth { root.push(.number(number)) } }
    StandIn.clock.runUntilIdle()
  }

  /// Ends a transition, and traps unless the request is settled then.
  func settle(_ handle: NavigationHandle) {
    StandIn.clock.runUntilIdle()
    guard case .settled = handle.currentOutcome else {
      stop(because: "\(handle.explanation)")
    }
  }

  /// Swipes back, and stops unless the screen on top leaves.
  func swipeBack() {
    do { try person.swipeBack() } catch { stop(because: "\(error)") }
    StandIn.clock.runUntilIdle()
    precondition(root.navigation.top == .number(depth - 1))
  }
}
