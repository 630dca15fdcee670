// The code of docs/uikit-screens.md. `ScreensPageTests` runs it; `make check` compares the page with it.
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
