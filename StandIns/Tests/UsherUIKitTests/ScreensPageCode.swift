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

final class TicketController: UIViewController, UISheetPresentationControllerDelegate {
  private(set) var isSmall = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sheetPresentationController?.detents = [
      .custom(identifier: .init("ticket")) { _ in 220 }, .large(),
    ]
    sheetPresentationController?.delegate = self
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) { isSmall = sheet.selectedDetentIdentifier != .large }
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

  func end(goesBack: Bool) {
    goesBack ? current?.finish() : current?.cancel()
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

final class MusicFlow: Coordinator {
  enum Route: Equatable { case home, albums, songs, search }
  let navigation = Tabs<Route>(.home, .albums, .songs, .search)
  let player = CounterModel()

  func destination(for route: Route) -> Destination { .screen(AlbumModel()) }
}

extension MusicFlow: TabsConfiguring {
  var tabBarMinimizing: TabBarMinimizing? { .onScrollDown }
  var tabAccessory: AnyObject? { player }

  func tabOptions(for route: Route) -> TabOptions {
    switch route {
    case .search: TabOptions(isSearch: true)
    case .albums, .songs: TabOptions(section: "Library")
    case .home: TabOptions()
    }
  }
}

final class LetterFlow: Coordinator {
  enum Route: Equatable { case letter, share(String), photo }
  let navigation = Stack<Route>(.letter)
  private(set) var photo: UIImage?

  func destination(for route: Route) -> Destination {
    switch route {
    case .letter: .screen(AlbumModel())
    case .share(let text):
      .screen(UIActivityViewController(activityItems: [text], applicationActivities: nil))
    case .photo:
      .screen(
        PhotoChoice { image in
          self.photo = image
          self.dismiss()
        })
    }
  }

  func share(_ text: String, from button: UIBarButtonItem) {
    present(.share(text), as: .popover(from: button))
  }

  func choosePhoto() {
    present(.photo, as: .sheet)
  }
}

final class PhotoChoice: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private let onEnd: @MainActor (UIImage?) -> Void
  init(onEnd: @escaping @MainActor (UIImage?) -> Void) { self.onEnd = onEnd }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { onEnd(info[.originalImage] as? UIImage) }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { onEnd(nil) }
}

@MainActor
func registerPagePicker(_ views: UIKitViews) {
  views.register(PhotoChoice.self) { choice in
    let picker = UIImagePickerController()
    picker.delegate = choice
    return picker
  }
}
