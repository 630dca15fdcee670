public import Foundation

/// A list of rows.
///
/// Rows have no position: all exist, and the table creates a row's cell when a test first reads it.
@preconcurrency @MainActor open class UITableView: UIScrollView, Readable, Touchable {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetCells() } }
  open var rowHeight = automaticDimension
  open var estimatedRowHeight = automaticDimension
  open var sectionHeaderHeight = automaticDimension
  open var sectionFooterHeight = automaticDimension
  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension
  open var sectionHeaderTopPadding = automaticDimension
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var isPrefetchingEnabled = true
  open var selectionFollowsFocus = false
  private var classes: [String: UITableViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var selection: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  internal var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let type = classes[identifier] { return DynamicInit.cell(type, .default, identifier) }
    return nibs[identifier]?.instantiate(withOwner: nil).first as? UITableViewCell
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Console.shared.raise(
      "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier].map { DynamicInit.header($0, identifier) }
  }

  // MARK: Rows

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  package var allIndexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard let dataSource, indexPath.section < numberOfSections,
      indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cells[indexPath] = cell
    cell.isSelected = selection.contains(indexPath)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    addSubview(cell)
    return cell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open var visibleCells: [UITableViewCell] { allIndexPaths.compactMap { cellForRow(at: $0) } }
  open var indexPathsForVisibleRows: [IndexPath]? { allIndexPaths }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section) as? UITableViewHeaderFooterView
  }
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

  open func reloadData() {
    selection = []
    forgetCells()
  }
  private func forgetCells() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { forgetCells() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetCells() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetCells() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { forgetCells() }
  open func beginUpdates() {}
  open func endUpdates() { forgetCells() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    forgetCells()
    completion?(true)
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for old in selection { deselectRow(at: old, animated: animated) }
    }
    guard let indexPath, !selection.contains(indexPath) else { return }
    selection.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// What a person's tap on a row does.
  @discardableResult package func tapRow(at indexPath: IndexPath) -> Bool {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing else { return false }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else {
      return false
    }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      tableDelegate?.tableView(self, didDeselectRowAt: indexPath)
      return true
    }
    let chosen = tableDelegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
    guard let chosen else { return false }
    if !allowsMultipleSelection {
      for old in selection where old != chosen {
        deselectRow(at: old, animated: true)
        tableDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}
