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

    /// Forgets the app's own detents, because UIKit makes another presentation controller.
    func forgetOwnDetents() {
      #if !os(visionOS)
        ownDetents = nil
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
    extension SheetDetent {
      @MainActor
      fileprivate var detent: UISheetPresentationController.Detent {
        switch self {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let share):
          .custom(identifier: .init("usher \(share)")) { $0.maximumDetentValue * share }
        }
      }
    }
  #endif
#endif
