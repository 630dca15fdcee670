public import Foundation

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { annex["reuse"] as? String }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  package var texts: [String] {
    var found: [String] = []
    if let list = contentConfiguration as? UIListContentConfiguration {
      found += [list.text, list.secondaryText].compactMap(\.self)
    }
    func walk(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let readable = view as? any Readable { found += readable.readableTexts }
      for inner in view.subviews { walk(inner) }
    }
    walk(contentView)
    return found
  }
}

open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

public struct UICellAccessory {
  public static func disclosureIndicator() -> Self { Self() }
  public static func checkmark() -> Self { Self() }
  public static func delete() -> Self { Self() }
}

/// Items in a layout: all are there, none has a place.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, Touchable {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var isPrefetchingEnabled = true
  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var selection: [IndexPath] = []
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { classes[kind + identifier] = viewClass as? UICollectionReusableView.Type }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let type = classes[identifier] as? UICollectionViewCell.Type else {
      Console.shared.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    let cell = DynamicInit.view(type, frame: .zero)
    cell.annex["reuse"] = identifier
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    DynamicInit.view(
      classes[elementKind + identifier] ?? UICollectionReusableView.self, frame: .zero)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  private var allIndexPaths: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard let dataSource, indexPath.section < numberOfSections,
      indexPath.item < numberOfItems(inSection: indexPath.section)
    else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
    cells[indexPath] = cell
    cell.isSelected = selection.contains(indexPath)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    addSubview(cell)
    return cell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UICollectionViewCell] { allIndexPaths.compactMap { cellForItem(at: $0) } }
  open var indexPathsForVisibleItems: [IndexPath] { allIndexPaths }
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    selection = []
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func scrollToItem(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for old in selection { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    selection.append(indexPath)
    cells[indexPath]?.isSelected = true
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  package func touchTitles() -> [String] {
    allIndexPaths.compactMap { cellForItem(at: $0)?.texts.first }
  }
  /// Taps the item that shows a text.
  package func touch(_ title: String) -> Bool {
    guard allowsSelection,
      let path = allIndexPaths.first(where: {
        cellForItem(at: $0)?.texts.contains(title) ?? false
      }),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true,
      itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return false }
    selectItem(at: path, animated: false, scrollPosition: [])
    itemDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }
}
