@_spi(Hosting) import Usher

/// A small app to walk through: a stack with every kind of place.
enum Walk {
  @MainActor
  final class Page: ScreenConfiguring {
    let title: String
    var screenOptions: ScreenOptions { ScreenOptions(title: title) }
    var isHeld = false

    init(_ title: String) {
      self.title = title
    }
  }

  /// A screen that the user must not drag down.
  @MainActor
  final class StuckPage: ScreenConfiguring {
    let screenOptions = ScreenOptions(isDismissable: false)
  }

  @MainActor
  final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  /// A stack: `flow` leads to a flow of its own, `alert` to an alert, `stuck` to a ``StuckPage``.
  @MainActor
  final class Flow: Coordinator {
    enum Route: Equatable { case page(String), flow, alert, stuck, tabs }
    typealias Output = String

    let navigation: Stack<Route>
    let log: Log

    init(_ first: String = "home", _ log: Log = Log()) {
      navigation = Stack(.page(first))
      self.log = log
    }

    func destination(for route: Route) -> Destination {
      switch route {
      case .page(let title): .screen(Page(title))
      case .flow: .flow(Flow("inner", log), onEnd: { self.log("flow \($0)") })
      case .stuck: .screen(StuckPage())
      case .tabs: .flow(TabsFlow(log))
      case .alert:
        .alert(
          AlertContent(
            "Sure?", message: "Really?", .cancel("No") { self.log("no") },
            .destructive("Yes") {
              self.log("yes")
              self.push(.page("after"))
            }))
      }
    }
  }

  /// Two tabs, a stack and a screen.
  @MainActor
  final class TabsFlow: Coordinator {
    enum Route: Equatable { case stack, screen }

    let navigation = Tabs<Route>(.stack, .screen)
    let log: Log

    init(_ log: Log = Log()) {
      self.log = log
    }

    func destination(for route: Route) -> Destination {
      switch route {
      case .stack: .flow(Flow("first", log)) { _ in }
      case .screen: .screen(Page("second"))
      }
    }
  }

  /// A flow that another object retains, and a screen that retains its flow from outside.
  @MainActor
  final class LeakyFlow: Coordinator {
    enum Route { case page }

    let navigation = Stack<Route>(.page)
    let keep: (AnyObject) -> Void

    init(_ keep: @escaping (AnyObject) -> Void) {
      self.keep = keep
      keep(self)
    }

    func destination(for route: Route) -> Destination {
      let page = Page("leaky")
      keep(page)
      return Destination.screen(page)
    }
  }
}
