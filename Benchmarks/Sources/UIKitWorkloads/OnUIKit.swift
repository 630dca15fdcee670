import HandWrittenUIKit
import Measuring
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherUIKit

extension Group {
  /// Screens and child flows come and leave on UIKit's stand-in, animated, with each step awaited.
  static let onUIKit = Group(
    "On UIKit's stand-in",
    workloads: [
      Workload("push and pop on UIKit, by hand", on: { PhoneByHand() }) { phone, number in
        phone.root.push(number) { phone.settled += 1 }
        phone.settle()
        phone.root.pop { phone.settled += 1 }
        phone.settle()
        phone.require(2)
      },
      Workload("push and pop on UIKit, Usher", on: { Phone() }) { phone, number in
        phone.settle(phone.root.push(.number(number)))
        phone.settle(phone.root.pop())
      },
      Workload("child flow on UIKit, by hand", drains: true, on: { PhoneByHand() }) {
        phone, number in
        let child = phone.root.startChild(onEnd: { _ in phone.results += 1 }) { phone.settled += 1 }
        phone.settle()
        child.finish(number) { phone.settled += 1 }
        phone.settle()
        phone.require(2, results: 1)
      },
      Workload("child flow on UIKit, Usher", drains: true, on: { Phone() }) { phone, number in
        phone.settle(phone.root.push(.child))
        guard let handle = phone.root.child(NumbersFlow.self)?.finish(number) else {
          stop(because: "no child was pushed")
        }
        phone.settle(handle)
        phone.requireResult()
      },
    ],
    budgets: [
      Budget(
        "push, settle, pop, settle on UIKit, against by hand",
        .instructions("push and pop on UIKit, Usher", times: "push and pop on UIKit, by hand"),
        .atMost(1.65)),
      Budget(
        "start and finish of a child flow on UIKit, against by hand",
        .instructions("child flow on UIKit, Usher", times: "child flow on UIKit, by hand"),
        .atMost(1.70)),
    ])
}

/// A stack of numbered screens, each of which can lead to a child flow of the same kind.
final class NumbersFlow: Coordinator {
  enum Route: Equatable { case number(Int), child }
  typealias Output = Int

  let navigation = Stack<Route>(.number(0))
  /// The number of children with a result.
  var results = 0

  func destination(for route: Route) -> Destination {
    switch route {
    case .number(let number):
      .screen(NumberModel(number, onNext: { self.push(.number(number + 1)) }))
    case .child: .flow(NumbersFlow(), onFinish: { _ in self.results += 1 })
    }
  }
}

/// A window with a tree in it, with a stepped clock.
@MainActor
private final class Phone {
  let root = NumbersFlow()
  private let host: UIKitHost

  init() {
    StandIn.clock.mode = .manual
    let views = UIKitViews()
    views.register(NumberModel.self) { NumberController($0) }
    host = UIKitHost(root, in: UIWindow(frame: UIScreen.main.bounds), views: views)
    StandIn.clock.runUntilIdle()
  }

  /// Ends a transition, and traps unless the request is settled then.
  func settle(_ handle: NavigationHandle) {
    StandIn.clock.runUntilIdle()
    guard case .settled = handle.currentOutcome else {
      stop(because: "\(handle.explanation)")
    }
  }

  /// Traps unless one child gave a result.
  func requireResult() {
    precondition(root.results == 1)
    root.results = 0
  }
}

/// The same window by hand.
@MainActor
private final class PhoneByHand {
  let root = NumbersCoordinator(UINavigationController())
  private let window = UIWindow(frame: UIScreen.main.bounds)
  var settled = 0
  var results = 0

  init() {
    StandIn.clock.mode = .manual
    window.rootViewController = root.navigationController
    window.makeKeyAndVisible()
    root.start()
    StandIn.clock.runUntilIdle()
  }

  func settle() { StandIn.clock.runUntilIdle() }

  /// Traps unless this many transitions and results were reported.
  func require(_ settled: Int, results: Int = 0) {
    precondition(self.settled == settled && self.results == results)
    self.settled = 0
    self.results = 0
  }
}
