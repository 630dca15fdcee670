import OneThread
import SwiftUI
import SwiftUIPerson
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherLinks
import UsherSwiftUI

/// A window with a view of SwiftUI's, on a clock that the test steps.
@MainActor
final class SwiftUIPhone {
  let window = UIWindow(frame: UIScreen.main.bounds)
  var person: SwiftUIPerson { SwiftUIPerson(in: window) }

  init() {
    OneThread.begin()
    StandIn.reset()
    StandIn.clock.mode = .manual
    StandIn.recordsExceptions = true
    StandIn.echoesMessages = false
  }

  func show(_ view: some View) {
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    StandIn.clock.runUntilIdle()
  }

  /// Lets tasks and the main queue's next turn run, and the clock until it is idle.
  func settle() async {
    for _ in 0..<16 {
      StandIn.clock.runUntilIdle()
      await Task.yield()
    }
    await StandIn.clock.idle()
    StandIn.clock.runUntilIdle()
  }

  func tap(_ title: String) async throws {
    try person.tap(title)
    await settle()
  }

  var texts: [String] { person.texts }
}

/// A screen with buttons for what its coordinator does.
@Observable @MainActor
final class Page: ScreenConfiguring, LeaveGuard {
  let name: String
  var leavePolicy = LeavePolicy.allow
  @ObservationIgnored var answer = true
  @ObservationIgnored private(set) var questions = 0
  @ObservationIgnored var actions: [(title: String, run: @MainActor () -> Void)] = []

  init(_ name: String) { self.name = name }

  var screenOptions: ScreenOptions { ScreenOptions(title: "title of \(name)") }

  func confirmLeave() async -> Bool {
    questions += 1
    return answer
  }
}

struct PageView: View {
  let page: Page
  @Environment(\.dismiss) private var dismiss
  @Environment(\.flow) private var flow

  var body: some View {
    Text("page \(page.name)")
    ForEach(page.actions, id: \.title) { action in
      Button(action.title) { action.run() }
    }
    Button("dismiss") { dismiss() }
    Button("go back") { flow.goBack() }
    Button("open link") {
      if let url = URL(string: "pages:/second") { flow.open(url) }
    }
    Button("open nothing") {
      if let url = URL(string: "pages:/nowhere") { flow.open(url) }
    }
  }
}

/// A stack of pages; its result is a number.
final class PageFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable { case first, second, modal, other }
  typealias Output = Int
  static let links = Links<Route>(
    from: "pages:", "https://pages.example.com",
    links: [RouteLink("", .first), RouteLink("second", .second)])

  let navigation = Stack<Route>(.first)
  /// Makes the object of `other`.
  var other: @MainActor () -> AnyObject = { Page("other") }
  private(set) weak var lastPage: Page?
  /// Whether its pages ask from the beginning.
  var asks = false

  func destination(for route: Route) -> Destination {
    if route == .other { return .screen(other()) }
    let page = Page("\(route)")
    page.leavePolicy = asks ? .ask : .allow
    lastPage = page
    page.actions = [
      ("push", { self.push(.second, allowsRepeat: true) }),
      ("present", { self.present(.modal, as: .sheet) }),
      ("push other", { self.push(.other) }),
      ("finish", { self.finish(7) }),
    ]
    return .screen(page)
  }
}

extension FlowViews {
  static var pages: FlowViews {
    let views = FlowViews()
    views.register(Page.self) { PageView(page: $0) }
    return views
  }
}

extension FlowHost.Kind {
  /// Both hosts, for tests that must pass with each.
  static let both = [Self.embedded, .native]
}

extension UIViewController {
  /// The first stack inside.
  var stack: UINavigationController? {
    self as? UINavigationController ?? children.lazy.compactMap(\.stack).first
  }
}
