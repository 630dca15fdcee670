#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import UIKit
  public import Usher

  extension Presentation {
    /// A bubble that points at a part of a view.
    ///
    /// - Parameters:
    ///   - view: The view, which must be on screen when the popover is presented.
    ///   - rect: The part, in the view's own coordinates.
    ///   - arrows: The directions that the arrow may have.
    @MainActor
    public static func popover(
      from view: UIView, at rect: CGRect, arrows: UIPopoverArrowDirection = .any
    ) -> Presentation {
      .popover(from: PopoverSource(view, rect: rect, arrows: arrows))
    }
  }

  /// What a popover points at: a view or a part of it, or an item of a bar.
  @MainActor
  final class PopoverSource {
    private let item: any UIPopoverPresentationControllerSourceItem
    private let rect: CGRect?
    private let arrows: UIPopoverArrowDirection?

    init(_ view: UIView, rect: CGRect, arrows: UIPopoverArrowDirection) {
      (item, self.rect, self.arrows) = (view, rect, arrows)
    }

    /// Reads an anchor; `nil` if a popover cannot point at it.
    convenience init?(_ anchor: AnyObject?) {
      if let source = anchor as? PopoverSource {
        self.init(source.item, source.rect, source.arrows)
      } else if let item = anchor as? any UIPopoverPresentationControllerSourceItem {
        self.init(item, nil, nil)
      } else {
        return nil
      }
    }

    private init(
      _ item: any UIPopoverPresentationControllerSourceItem, _ rect: CGRect?,
      _ arrows: UIPopoverArrowDirection?
    ) {
      (self.item, self.rect, self.arrows) = (item, rect, arrows)
    }

    /// The view that it points at; `nil` for an item of a bar.
    var view: UIView? { item as? UIView }

    /// True if it is on screen, or an item, of which that is not known.
    var isThere: Bool { view.map { $0.window != nil } ?? true }

    /// Lets a popover point at it.
    func anchor(_ popover: UIPopoverPresentationController) {
      if let view {
        popover.sourceView = view
        popover.sourceRect = rect ?? view.bounds
      } else {
        popover.sourceItem = item
      }
      if let arrows { popover.permittedArrowDirections = arrows }
    }
  }
#endif
