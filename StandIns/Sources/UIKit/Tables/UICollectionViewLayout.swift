public import Foundation

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func invalidateLayout() {}
  open func prepare() {}
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  public static let automaticSize = CGSize(width: -1, height: -1)
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public init(appearance: Appearance) { self.appearance = appearance }
}

@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fraction: CGFloat) -> Self { Self() }
  open class func fractionalHeight(_ fraction: CGFloat) -> Self { Self() }
  open class func absolute(_ value: CGFloat) -> Self { Self() }
  open class func estimated(_ value: CGFloat) -> Self { Self() }
  public required override init() { super.init() }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { super.init() }
}

@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  public init(layoutSize: NSCollectionLayoutSize) { super.init() }
}

@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  open class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  open class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing { .init() }
}

@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  public init(group: NSCollectionLayoutGroup) { super.init() }
}

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }
  fileprivate override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout() }
}

/// A controller whose view holds a collection view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout
  internal private(set) lazy var _madeCollectionView = UICollectionView(
    frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
  open var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  open var collectionView: UICollectionView! {
    loadViewIfNeeded()
    return _madeCollectionView
  }
  open override func loadView() {
    _madeCollectionView.dataSource = self
    _madeCollectionView.delegate = self
    let view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(_madeCollectionView)
    self.view = view
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
}
