public import Foundation

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

open class UISearchTextField: UITextField {}

/// A field for the search text.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits,
  Touchable
{
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField(frame: .zero)
  open var prompt: String?
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var barPosition: UIBarPosition { .any }
  internal var onCancel: (() -> Void)?
  internal var onChange: (() -> Void)?
  internal var onBegin: (() -> Void)?
  private var relay: SearchFieldRelay?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    wire()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    wire()
  }
  private func wire() {
    addSubview(searchTextField)
    let relay = SearchFieldRelay()
    relay.bar = self
    searchTextField.delegate = relay
    self.relay = relay
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        onChange?()
      }, for: .editingChanged)
  }
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      onChange?()
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  package func touchTitles() -> [String] { showsCancelButton ? ["Cancel"] : [] }
  package func touch(_ title: String) -> Bool {
    guard showsCancelButton, title == "Cancel" else { return false }
    delegate?.searchBarCancelButtonClicked(self)
    onCancel?()
    return true
  }
}

@MainActor private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.onBegin?()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar and what it finds; becoming active does not present anything here.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar(frame: .zero)
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false
  private var active = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    wire()
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    wire()
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    wire()
  }
  private func wire() {
    searchBar.onBegin = { [weak self] in self?.isActive = true }
    searchBar.onCancel = { [weak self] in
      self?.searchBar.text = ""
      self?.searchBar.resignFirstResponder()
      self?.isActive = false
    }
    searchBar.onChange = { [weak self] in
      guard let self else { return }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
      active = newValue
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = newValue }
      searchResultsUpdater?.updateSearchResults(for: self)
      if newValue {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
    }
  }
}
