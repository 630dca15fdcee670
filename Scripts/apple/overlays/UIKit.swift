// What UIKit has in Swift only: developer.apple.com/documentation/uikit/uiaction/init(title:…:handler:),
// …/uibutton/configuration-swift.struct, …/uibutton/init(configuration:primaryaction:),
// …/uisheetpresentationcontroller/detent/custom(identifier:resolver:),
// …/uiaccessibility/post(notification:argument:), …/uiaccessibility/focusedelement(using:),
// …/uiviewcontroller/transition/zoom(options:sourceviewprovider:), …/uiaccessibility/isvoiceoverrunning, …/uistoryboard/instantiateviewcontroller(identifier:creator:), …/uiapplicationdelegate/main()
// Apple documents these declarations, on the pages above.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import UIKit

extension UIAction {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) { fatalError() }
}

extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
}

extension UIButton {
  /// How a button looks.
  public struct Configuration: Hashable {
    /// How large it is.
    public enum Size: Hashable { case mini, small, medium, large }

    public static func plain() -> Configuration { fatalError() }
    public static func gray() -> Configuration { fatalError() }
    public static func filled() -> Configuration { fatalError() }

    public var buttonSize: Size
    public var baseForegroundColor: UIColor?
    public var image: UIImage?
    public var imagePadding: CGFloat
    public var subtitle: String?
    public var title: String?
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
}

extension UISheetPresentationController.Detent {
  @available(iOS 16, *)
  public class func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent { fatalError() }
}

@available(iOS 18, *)
extension UIViewController.Transition {
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider:
      @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  ) -> Self { fatalError() }
}

extension UIStoryboard {
  @MainActor
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { fatalError() }
}

/// A namespace, whose members Swift imports from functions of C.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var screenChanged: Notification { fatalError() }
  }
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var notificationVoiceOver: AssistiveTechnologyIdentifier { fatalError() }
  }
  @MainActor public static func post(notification: Notification, argument: Any?) {}
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  @MainActor public static var isVoiceOverRunning: Bool { false }
}

// In the header a number in an optional object; Swift has an optional number.
extension UISheetPresentationController {
  @available(iOS 15, *)
  @nonobjc public var preferredCornerRadius: CGFloat? {
    get { nil }
    set {}
  }
}

extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
