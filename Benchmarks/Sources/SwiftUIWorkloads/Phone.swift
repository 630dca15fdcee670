import HandWrittenSwiftUI
import Measuring
import SwiftUI
import UIKit
import Usher
import UsherSwiftUI

/// A window with a tree in it.
@MainActor
final class Phone: NumbersPhone {
  private let root = NumbersTabsFlow()
  private let host: FlowHost
  private let window: UIWindow
  private let log = _BodyLog()

  init(_ kind: FlowHost.Kind) {
    let views = FlowViews()
    views.register(NumberModel.self) { NumberView(model: $0) }
    host = FlowHost(root, views: views, kind: kind)
    window = .showing(
      FlowView(host).inheriting(\._bodyLog).environment(\._bodyLog, log))
    settle()
  }

  /// The number of bodies that a push evaluates.
  var bodies: Double {
    push(1)
    _ = log.take()
    push(2)
    return Double(log.take().count)
  }

  func push(_ number: Int) { settle(root.first.push(.number(number))) }
  func pop() { settle(root.first.pop()) }
  func present(_ number: Int) { settle(root.first.present(.number(number))) }
  func dismiss() { settle(root.first.dismiss()) }
  func select(_ tab: Int) { settle(root.select(tab == 0 ? .first : .second)) }

  /// Ends a transition.
  private func settle(_ handle: NavigationHandle) {
    settle()
    guard case .settled = handle.currentOutcome else {
      stop(because: "\(handle.explanation)")
    }
  }
}

/// Two tabs with a stack each.
final class NumbersTabsFlow: Coordinator {
  enum Route: Equatable { case first, second }

  let navigation = Tabs<Route>(.first, .second)
  let first = NumbersFlow()

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .flow(first)
    case .second: .flow(NumbersFlow())
    }
  }
}

/// A stack of numbers, any of which can be presented too.
final class NumbersFlow: Coordinator {
  enum Route: Equatable { case number(Int) }

  let navigation = Stack<Route>(.number(0))

  func destination(for route: Route) -> Destination {
    switch route {
    case .number(let number): .screen(NumberModel(number))
    }
  }
}
