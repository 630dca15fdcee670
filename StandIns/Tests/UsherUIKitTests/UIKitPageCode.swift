// The code of docs/uikit.md. `UIKitPageTests` runs it; `make check` compares the page
// with it.
import Foundation
import Observation
import UIKit
import UserNotifications
@_spi(Hosting) import Usher
import UsherLinks
import UsherSnapshots
import UsherUIKit

struct PageSpot: Hashable, Codable, Sendable {
  let name: String
}

final class PageSearch {}

final class PlacesModel {
  let onPick: @MainActor (PageSpot) -> Void
  init(onPick: @escaping @MainActor (PageSpot) -> Void) { self.onPick = onPick }
}

final class MapModel {}

@Observable @MainActor
final class CounterModel {
  var count = 0
}

final class PlacesController: UIViewController {
  let model: PlacesModel

  init(model: PlacesModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class CounterController: UIViewController {
  let label = UILabel()
}

final class MapController: UIViewController {
  var model: MapModel?
}

final class SearchFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable { case places, map, counter, settings, own }
  typealias Output = PageSpot
  static let links: Links<Route> = [RouteLink("", .places), RouteLink("map", .map)]

  let navigation = Stack<Route>(.places)
  let controller = UIViewController()
  init(search: PageSearch) {}

  func destination(for route: Route) -> Destination {
    switch route {
    case .places, .settings: .screen(PlacesModel(onPick: { self.finish($0) }))
    case .map: .screen(MapModel())
    case .counter: .screen(CounterModel())
    case .own: .screen(controller)
    }
  }
}

final class AppFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable { case home, search }
  static let links = Links<Route>(
    from: "https://maps.example.com", "maps:",
    links: [RouteLink("home", .home), RouteLink("search", .search, to: SearchFlow.self)])

  let navigation = Switcher<Route>(.home)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(CounterModel())
    case .search: .flow(SearchFlow(search: PageSearch())) { _ in self.show(.home) }
    }
  }
}

@MainActor
func makePageViews(map: UIStoryboard) -> UIKitViews {
  let views = UIKitViews()
  views.register(PlacesModel.self) { PlacesController(model: $0) }
  views.register(CounterModel.self, controller: { _ in CounterController() }) { controller, model in
    controller.label.text = "\(model.count)"
  }
  views.register(MapModel.self, storyboard: map, identifier: "map") {
    (controller: MapController, model) in
    controller.model = model
  }
  return views
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var host: UIKitHost?
  private(set) var wrongLinks: [LinkError] = []
  let views: UIKitViews

  init(views: UIKitViews) { self.views = views }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let snapshot = TreeSnapshot(session.stateRestorationActivity)
    host = UIKitHost(
      AppFlow(), in: scene, views: views,
      launch: .restoring(snapshot).opening(options.link) { [weak self] in self?.report($0) })
  }

  // A universal link, or Handoff.
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity.link) }

  // A link of the app's own scheme.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts.first?.link)
  }

  // A quick action whose type is a link, such as maps:/search.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(open(shortcutItem.link)) }

  // A notification with a link in its data: {"link": "maps:/search"}.
  func opened(_ response: UNNotificationResponse) { open(response.link) }

  @discardableResult
  private func open(_ link: String?) -> Bool { host?.tree.open(link, onError: report) == true }

  func sceneWillResignActive(_ scene: UIScene) {
    scene.userActivity = host?.tree.activity(ofType: "com.example.maps.browsing")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    host?.tree.snapshot().activity(ofType: "com.example.maps.tree")
  }

  private func report(_ error: LinkError) { wrongLinks.append(error) }
}

/// A view controller that the app already has.
final class ExistingController: UIViewController {
  let search = PageSearch()
  let views: UIKitViews
  private(set) var shown: PageSpot?

  init(views: UIKitViews) {
    self.views = views
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ place: PageSpot) { shown = place }

  func searchTapped() {
    guard let navigationController else { return }
    UIKitHost(SearchFlow(search: search), continuing: navigationController, views: views) {
      ending in
      if case .finished(let place) = ending { self.show(place) }
    }
  }

  func searchInSheetTapped() {
    UIKitHost(SearchFlow(search: search), presentedBy: self, as: .sheet, views: views) { ending in
      if case .finished(let place) = ending { self.show(place) }
    }
  }
}

extension SearchFlow {
  func openMap(
    with animator: any UIViewControllerAnimatedTransitioning,
    _ driver: any UIViewControllerInteractiveTransitioning
  ) {
    push(.map, transition: .animated(by: animator, interaction: driver))
  }

  func replaceByMap() { replace(with: .map) }

  func openSettings(with transitioningDelegate: any UIViewControllerTransitioningDelegate) {
    present(.settings, as: .custom(transitioningDelegate))
  }
}

private final class AccountFlow: Coordinator {
  enum Route { case logIn, main }
  let navigation = Switcher<Route>(.logIn)
  func destination(for route: Route) -> Destination { .screen(UIViewController()) }

  func loggedIn(_ animator: any UIViewControllerAnimatedTransitioning) {
    show(.main, transition: .animated(by: animator))
  }
}
