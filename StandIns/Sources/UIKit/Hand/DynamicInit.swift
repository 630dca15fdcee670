import Foundation
import UIKitInit

/// Makes objects of classes that are known at run time only, as Objective-C does; see `UIKitInit.c`.
@MainActor package enum DynamicInit {
  private static let nibSlot = slot(UIViewController.self)
  private static let frameSlot = slot(UIView.self)
  private static let styleSlot = slot(UITableViewCell.self)
  private static let textSlot = slot(UITableViewHeaderFooterView.self)

  // `type.init()`
  package static func object<T: NSObject>(_ type: T.Type) -> T {
    take(uikit_init_plain(pointer(type), slot(NSObject.self)))
  }
  // `type.init(nibName: nil, bundle: nil)`
  static func controller<T: UIViewController>(_ type: T.Type) -> T {
    take(uikit_init_nib(pointer(type), nibSlot))
  }
  // `type.init(frame:)`
  static func view<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    take(
      uikit_init_frame(
        pointer(type), frameSlot, frame.minX, frame.minY, frame.width, frame.height))
  }
  // `type.init(style:reuseIdentifier:)`
  static func cell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> UITableViewCell {
    let (a, b) = words(identifier)
    return take(uikit_init_style(pointer(type), styleSlot, UInt8(style.rawValue), a, b))
  }
  // `type.init(reuseIdentifier:)`
  static func header(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    let (a, b) = words(identifier)
    return take(uikit_init_text(pointer(type), textSlot, a, b))
  }

  private static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
  private static func slot(_ type: AnyClass) -> Int {
    let slot = uikit_init_slot(pointer(type), 0)
    precondition(slot >= 0, "\(type) has no initialiser in its table of methods")
    return slot
  }
  private static func take<T: AnyObject>(_ object: UnsafeMutableRawPointer?) -> T {
    guard let object else { fatalError("an initialiser of \(T.self) failed") }
    return Unmanaged<T>.fromOpaque(object).takeRetainedValue()
  }
  /// The words of a text, with a reference that the receiver releases.
  private static func words(_ text: String?) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: text)
    return UnsafeRawPointer(place).loadUnaligned(as: (UInt64, UInt64).self)
  }
}

/// A class with an initializer without arguments, also where only a superclass is known: `T()` with `T: UIViewController`.
///
/// For Objective-C's classes Swift allows that without a `required` initialiser; for a protocol's extension too.
@preconcurrency @MainActor public protocol _MadeWithoutArguments {}

extension _MadeWithoutArguments where Self: UIViewController {
  /// Creates a view controller without a nib.
  public init() { self = DynamicInit.controller(Self.self) }
}

extension _MadeWithoutArguments where Self: UIView {
  /// Creates a view without size.
  public init() { self = DynamicInit.view(Self.self, frame: .zero) }
}

extension UIViewController: _MadeWithoutArguments {}
extension UIView: _MadeWithoutArguments {}
