public import Foundation

/// Hears of the previews and menus of a document.
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  @MainActor func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?)
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}
extension UIDocumentInteractionControllerDelegate {
  /// A controller that is not on screen: nothing can be presented from it.
  @MainActor public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// Previews a document, and offers it to other apps; it is no view controller itself.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?
  open private(set) var icons: [UIImage] = []
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []
  private weak var preview: UIViewController?
  private weak var menu: UIViewController?

  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }
  public override init() { super.init() }

  /// Pushes the preview if the delegate names a navigation controller, and presents it otherwise.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard url != nil, let delegate,
      case let parent = delegate.documentInteractionControllerViewControllerForPreview(self),
      parent.viewIfLoaded?.window != nil
    else { return false }
    let preview = DocumentSurface {
      delegate.documentInteractionControllerDidEndPreview(self)
    }
    preview.title = name
    self.preview = preview
    delegate.documentInteractionControllerWillBeginPreview(self)
    if let stack = parent as? UINavigationController {
      stack.pushViewController(preview, animated: animated)
    } else {
      preview.modalPresentationStyle = .fullScreen
      parent.present(preview, animated: animated)
    }
    return true
  }
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let stack = preview.navigationController {
      if stack.topViewController === preview { stack.popViewController(animated: animated) }
    } else {
      preview.presentingViewController?.dismiss(animated: animated)
    }
  }

  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { presentMenu(isOptions: true, over: view.window, animated: animated) }
  @discardableResult open func presentOptionsMenu(
    from item: UIBarButtonItem, animated: Bool
  ) -> Bool { presentMenu(isOptions: true, over: keyWindow, animated: animated) }
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { presentMenu(isOptions: false, over: view.window, animated: animated) }
  @discardableResult open func presentOpenInMenu(
    from item: UIBarButtonItem, animated: Bool
  ) -> Bool { presentMenu(isOptions: false, over: keyWindow, animated: animated) }
  open func dismissMenu(animated: Bool) {
    menu?.presentingViewController?.dismiss(animated: animated)
  }

  /// A menu is presented over everything in the window.
  private func presentMenu(isOptions: Bool, over window: UIWindow?, animated: Bool) -> Bool {
    guard url != nil, var top = window?.rootViewController else { return false }
    while let next = top.presentedViewController { top = next }
    let delegate = delegate
    let menu = DocumentSurface {
      if isOptions {
        delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
      } else {
        delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
      }
    }
    self.menu = menu
    if isOptions {
      delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    } else {
      delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    top.present(menu, animated: animated)
    return true
  }

  private var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).first { $0.isKeyWindow }
  }
}

/// The system's screen for a document, which tells when it has gone.
private final class DocumentSurface: UIViewController {
  private var onGone: (@MainActor () -> Void)?

  init(onGone: @escaping @MainActor () -> Void) {
    self.onGone = onGone
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || isMovingFromParent else { return }
    let told = onGone
    onGone = nil
    told?()
  }
}
