import Foundation

extension UIView {
  /// Makes whatever in this view is being edited stop; with `force` even against its delegate's will.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return false
    }
    return editor.resignFirstResponder() || force
  }
}
