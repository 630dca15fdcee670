// The code of docs/uikit-screens.md. `ScreensPageTests` runs it; `make check` compares the page with it.
import Foundation
import Observation
import UIKit
import Usher
import UsherUIKit

final class AppNavigationController: StackController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var childForStatusBarStyle: UIViewController? { topViewController }
}

final class AppTabBarController: TabsController {}

final class AppBar: UINavigationBar {}

@MainActor
func configurePageContainers(_ views: UIKitViews) {
  views.makeStack { _ in
    AppNavigationController(navigationBarClass: AppBar.self, toolbarClass: nil)
  }
  views.makeTabs { _ in AppTabBarController() }
  views.configure { container, flow in
    let stack = container as? UINavigationController
    stack?.navigationBar.prefersLargeTitles = flow is SearchFlow
  }
}

@MainActor
func configurePageScreen(
  _ views: UIKitViews, _ search: UISearchController, _ tools: [UIBarButtonItem]
) {
  views.configure(CounterModel.self) { controller, model in
    controller.hidesBottomBarWhenPushed = true
    controller.navigationItem.prompt = "\(model.count) places"
    controller.navigationItem.largeTitleDisplayMode = .never
    controller.navigationItem.searchController = search
    controller.toolbarItems = model.count > 0 ? tools : nil
  }
}

@Observable @MainActor
final class PlaceModel: ScreenConfiguring, SheetConfiguring {
  let screenOptions = ScreenOptions(detents: [.fraction(0.25), .medium, .large])
  let sheetOptions = SheetOptions(
    showsGrabber: true, largestUndimmedDetent: .medium, scrollingExpands: false,
    isEdgeAttached: true, followsPreferredWidth: true)
  var selectedDetent: SheetDetent? = .medium

  func showAll() { selectedDetent = .large }
}

extension SearchFlow {
  func openPopovers(
    _ cell: UIView, _ canvas: UIView, _ selection: CGRect, _ moreButton: UIBarButtonItem
  ) {
    present(.settings, as: .popover(from: cell))
    present(.settings, as: .popover(from: canvas, at: selection, arrows: [.up, .down]))
    present(.settings, as: .popover(from: moreButton))
  }
}

final class AlbumModel {}

final class PhotoModel {
  let drag = Drag()
}

final class AlbumFlow: Coordinator {
  enum Route: Equatable { case album, photo(Int) }
  let navigation = Stack<Route>(.album)

  func destination(for route: Route) -> Destination {
    switch route {
    case .album: .screen(AlbumModel())
    case .photo: .screen(PhotoModel())
    }
  }

  func open(_ id: Int) {
    push(.photo(id), transition: .zoom(from: id))
  }
}

final class AlbumController: UIViewController {
  let cells = [7: UIView()]
}

extension AlbumController: ZoomSource {
  func zoomSource(for id: AnyHashable) -> UIView? {
    (id as? Int).flatMap { cells[$0] }
  }
}

@MainActor
final class Drag {
  private(set) var current: UIPercentDrivenInteractiveTransition?

  func begin(_ controller: UIViewController, _ host: UIKitHost) {
    current = UIPercentDrivenInteractiveTransition()
    if !host.goBack(from: controller) { current = nil }
  }

  func end() {
    current?.finish()
    current = nil
  }
}

final class Turn: NSObject, UIViewControllerAnimatedTransitioning {
  let isBack: Bool
  init(isBack: Bool = false) { self.isBack = isBack }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor
func animatePageScreens(_ views: UIKitViews) {
  views.animate(from: AlbumModel.self, to: PhotoModel.self) { _, _ in .animated(by: Turn()) }
  views.animate(from: PhotoModel.self, to: AlbumModel.self) { photo, _ in
    .animated(by: Turn(isBack: true), interaction: photo.drag.current)
  }
}
