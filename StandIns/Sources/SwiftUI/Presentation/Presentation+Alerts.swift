import UIKit

extension Presentation {
  internal func makeAlert(_ content: Node, _ message: Node?) -> UIAlertController {
    let text = message.map { ElementReader().elements(of: $0).flatMap(\.texts) } ?? []
    let alert = UIAlertController(
      title: words.title, message: text.isEmpty ? nil : text.joined(separator: " "),
      preferredStyle: style == .alert ? .alert : .actionSheet)
    var hasCancel = false
    var count = 0
    for element in ElementReader().elements(of: content) {
      switch element.role {
      case .field, .secureField:
        guard style == .alert else { continue }
        alert.addTextField { field in
          field.placeholder = element.placeholder
          field.text = element.text
          field.isSecureTextEntry = element.role == .secureField
          field.addAction(
            UIAction { [weak field] _ in element.type(field?.text ?? "") }, for: .editingChanged)
        }
      case .button, .link:
        let role = (element.node.payload as? ButtonPayload)?.role
        let style: UIAlertAction.Style =
          role == .destructive ? .destructive : role == .cancel && !hasCancel ? .cancel : .default
        if style == .cancel { hasCancel = true }
        let place = count
        let action = UIAlertAction(title: element.label, style: style) { [weak self] _ in
          let now = self?.shown.map { self?.buttons(in: $0.content) ?? [] } ?? []
          self?.finish { (now.indices.contains(place) ? now[place] : element).tap() }
        }
        action.isEnabled = element.isEnabled
        alert.addAction(action)
        count += 1
      default: break
      }
    }
    let needsCancel = style == .dialog && !hasCancel
    if count == 0 || needsCancel {
      alert.addAction(
        UIAlertAction(title: style == .dialog ? "Cancel" : "OK", style: .cancel) { [weak self] _ in
          self?.finish {}
        })
    }
    return alert
  }

  private func buttons(in content: Node) -> [_Element] {
    ElementReader().elements(of: content).filter { $0.role == .button || $0.role == .link }
  }
  /// Shows what has changed in the content of an alert: whether buttons can be tapped, and texts.
  internal func refresh(_ alert: UIAlertController, _ content: Node) {
    for (action, button) in zip(alert.actions, buttons(in: content))
    where action.isEnabled != button.isEnabled {
      action.isEnabled = button.isEnabled
    }
    let fields = ElementReader().elements(of: content).filter {
      $0.role == .field || $0.role == .secureField
    }
    for (field, element) in zip(alert.textFields ?? [], fields) {
      if let text = element.text, field.text != text { field.text = text }
    }
  }
}
