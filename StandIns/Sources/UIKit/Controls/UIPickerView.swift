public import Foundation

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels to choose from.
@preconcurrency @MainActor open class UIPickerView: UIView, Touchable {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  open func reloadAllComponents() { selected = [:] }
  open func reloadComponent(_ component: Int) { selected[component] = nil }

  private var titles: [(title: String, row: Int, component: Int)] {
    (0..<numberOfComponents).flatMap { component in
      (0..<numberOfRows(inComponent: component)).compactMap { row in
        delegate?.pickerView(self, titleForRow: row, forComponent: component).map {
          (title: $0, row: row, component: component)
        }
      }
    }
  }
  package func touchTitles() -> [String] { titles.map(\.title) }
  package func touch(_ title: String) -> Bool {
    guard let found = titles.first(where: { $0.title == title }) else { return false }
    selected[found.component] = found.row
    delegate?.pickerView(self, didSelectRow: found.row, inComponent: found.component)
    return true
  }
}
