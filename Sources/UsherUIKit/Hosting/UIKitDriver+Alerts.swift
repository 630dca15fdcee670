#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  @_spi(Hosting) import Usher

  extension UIKitDriver {
    /// Returns the controller of a message, a question, a prompt or an action sheet.
    func controller(of alert: AlertContent, _ node: Node) -> UIAlertController {
      // UIKit has no text fields in action sheets.
      let isSheet = node.presentation?.style == .actionSheet && alert.textField == nil
      let controller = UIAlertController(
        title: alert.title.isEmpty ? nil : alert.title, message: alert.message,
        preferredStyle: isSheet ? .actionSheet : .alert)
      if let field = alert.textField {
        controller.addTextField { $0.show(field, named: alert.title) }
      }
      for (number, action) in alert.actions.enumerated() {
        // UIKit raises an exception for a second cancel action.
        let style: UIAlertAction.Style =
          action.role == .cancel && number != alert.cancelAction ? .default : action.role.style
        let button = UIAlertAction(title: action.title, style: style) {
          [weak self, weak node, weak controller] _ in
          guard let self, let node else { return }
          alertsGone.remove(node.id)
          tree?.userChose(action: number, of: node, text: controller?.textFields?.first?.text)
          happened(.modals)
        }
        controller.addAction(button)
        if !isSheet, number == alert.preferredAction { controller.preferredAction = button }
      }
      return controller
    }
  }

  extension UIAlertController {
    /// Sets the anchor of an action sheet that is shown as a popover.
    ///
    /// In regular width UIKit raises an exception without a source: a sheet without an anchor is
    /// centred in the presenting controller there. A phone needs none, and since iOS 26 would show a
    /// popover without Cancel for it.
    func point(at anchor: AnyObject?, above presenter: UIViewController) {
      guard preferredStyle == .actionSheet, let popover = popoverPresentationController else {
        return
      }
      if let source = PopoverSource(anchor), source.isThere {
        source.anchor(popover)
      } else {
        let traits = presenter.traitCollection
        let isPhone = traits.userInterfaceIdiom == .phone
        guard !isPhone || traits.horizontalSizeClass == .regular, let view = presenter.view else {
          return
        }
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
      }
    }
  }

  extension UITextField {
    fileprivate func show(_ field: AlertContent.TextField, named name: String) {
      accessibilityLabel = name
      text = field.text
      placeholder = field.placeholder
      clearButtonMode = .whileEditing
      switch field.kind {
      case .text: break
      case .number: keyboardType = .numberPad
      case .email:
        keyboardType = .emailAddress
        textContentType = .emailAddress
      case .phone:
        keyboardType = .phonePad
        textContentType = .telephoneNumber
      case .url:
        keyboardType = .URL
        textContentType = .URL
      case .password:
        isSecureTextEntry = true
        textContentType = .password
      }
      guard field.kind != .text else { return }
      autocapitalizationType = .none
      autocorrectionType = .no
    }
  }

  extension AlertContent.Action.Role {
    fileprivate var style: UIAlertAction.Style {
      switch self {
      case .default: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
