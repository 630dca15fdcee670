#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import Usher

  /// What a screen declares of the sheet in which it is presented.
  ///
  /// Where it declares nothing, the app's own settings of the controller stay or return.
  extension ShownController {
    /// Sets whether the user may dismiss the controller.
    ///
    /// - Parameter isDismissable: What the screen declares; `nil` for nothing.
    func setDismissable(_ isDismissable: Bool?) {
      if let isDismissable {
        ownModality = ownModality ?? controller.isModalInPresentation
        controller.isModalInPresentation = !isDismissable
      } else if let own = ownModality {
        ownModality = nil
        controller.isModalInPresentation = own
      }
    }

    /// Sets the detents of the sheet, animated if it is on screen; does nothing if the controller is
    /// no sheet, and nothing on visionOS, whose sheets have no detents.
    ///
    /// - Parameter detents: What the screen declares; empty for nothing.
    func setDetents(_ detents: [SheetDetent]) {
      #if !os(visionOS)
        let declared = detents.isEmpty ? nil : detents.map(\.detent)
        guard declared != nil || ownDetents != nil, let sheet, let new = declared ?? ownDetents
        else { return }
        ownDetents = declared == nil ? nil : ownDetents ?? sheet.detents
        guard controller.presentingViewController != nil else { return sheet.detents = new }
        sheet.animateChanges { sheet.detents = new }
      #endif
    }

    /// Applies what a screen declares beside its heights; does nothing where ``setDetents(_:)`` does nothing.
    ///
    /// - Parameters:
    ///   - options: What the screen declares; `nil` for nothing.
    ///   - height: Where the sheet is to rest; `nil` to leave it where it is.
    func setSheet(_ options: SheetOptions?, at height: SheetDetent?) {
      #if !os(visionOS)
        guard options != nil || ownLook != nil, let sheet else { return }
        let own = ownLook ?? SheetLook(of: sheet)
        ownLook = options == nil ? nil : own
        let look = own.with(options ?? SheetOptions())
        let chosen = height?.identifier
        let selected = sheet.detents.lazy.map(\.identifier).first { $0 == chosen }
        let changes = {
          look.apply(to: sheet)
          if let selected, sheet.selectedDetentIdentifier != selected {
            sheet.selectedDetentIdentifier = selected
          }
        }
        if controller.presentingViewController == nil {
          changes()
        } else {
          sheet.animateChanges(changes)
        }
      #endif
    }

    /// Forgets the app's own settings of the sheet, because UIKit makes another presentation controller.
    func forgetOwnSheet() {
      #if !os(visionOS)
        (ownDetents, ownLook) = (nil, nil)
      #endif
    }

    #if !os(visionOS)
      /// The sheet that the controller is or becomes, a popover in compact width; `nil` for other
      /// styles.
      private var sheet: UISheetPresentationController? {
        switch controller.modalPresentationStyle {
        case .popover: controller.popoverPresentationController?.adaptiveSheetPresentationController
        // Reading it would make the app's own presentation controller too early.
        case .custom where controller.presentingViewController == nil: nil
        default: controller.sheetPresentationController
        }
      }
    #endif
  }

  #if !os(visionOS)
    /// Settings of a sheet beside its heights.
    @MainActor
    struct SheetLook {
      private var showsGrabber: Bool
      private var largestUndimmed: UISheetPresentationController.Detent.Identifier?
      private var scrollingExpands: Bool
      private var cornerRadius: CGFloat?
      private var isEdgeAttached: Bool
      private var followsPreferredWidth: Bool

      init(of sheet: UISheetPresentationController) {
        showsGrabber = sheet.prefersGrabberVisible
        largestUndimmed = sheet.largestUndimmedDetentIdentifier
        scrollingExpands = sheet.prefersScrollingExpandsWhenScrolledToEdge
        cornerRadius = sheet.preferredCornerRadius
        isEdgeAttached = sheet.prefersEdgeAttachedInCompactHeight
        followsPreferredWidth = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
      }

      /// Returns the same with the options that are declared.
      func with(_ options: SheetOptions) -> SheetLook {
        var look = self
        look.showsGrabber = options.showsGrabber ?? showsGrabber
        look.largestUndimmed = options.largestUndimmedDetent?.identifier ?? largestUndimmed
        look.scrollingExpands = options.scrollingExpands ?? scrollingExpands
        look.cornerRadius = options.cornerRadius.map { CGFloat($0) } ?? cornerRadius
        look.isEdgeAttached = options.isEdgeAttached ?? isEdgeAttached
        look.followsPreferredWidth = options.followsPreferredWidth ?? followsPreferredWidth
        return look
      }

      func apply(to sheet: UISheetPresentationController) {
        sheet.prefersGrabberVisible = showsGrabber
        sheet.largestUndimmedDetentIdentifier = largestUndimmed
        sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpands
        sheet.preferredCornerRadius = cornerRadius
        sheet.prefersEdgeAttachedInCompactHeight = isEdgeAttached
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = followsPreferredWidth
      }
    }

    extension SheetDetent {
      /// The height that UIKit knows by an identifier; `nil` for one of the app's own.
      init?(
        _ identifier: UISheetPresentationController.Detent.Identifier, among heights: [SheetDetent]
      ) {
        let all = heights + [.medium, .large]
        guard let found = all.first(where: { $0.identifier == identifier }) else { return nil }
        self = found
      }

      /// The name of the height for UIKit.
      fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
        switch self {
        case .medium: .medium
        case .large: .large
        case .fraction(let share): .init("usher \(share)")
        }
      }

      @MainActor
      fileprivate var detent: UISheetPresentationController.Detent {
        switch self {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let share):
          .custom(identifier: identifier) { $0.maximumDetentValue * share }
        }
      }
    }
  #endif
#endif
