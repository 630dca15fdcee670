import UIKit

/// The part of a tree of nodes that one controller shows.
@MainActor internal final class Region {
  let node: Node
  private(set) weak var controller: UIViewController?
  private(set) var isVisible = false
  init(_ node: Node, _ controller: UIViewController) {
    self.node = node
    self.controller = controller
    node.region = self
  }

  /// The controller comes on screen, or has left it.
  func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    node.graph.afterPass { [weak self] in self?.tell() }
  }
  private func tell() {
    guard node.isAlive else { return }
    let isVisible = isVisible
    if isVisible { node.graph.retry() }
    var found: [Appearing] = []
    node.walk { one in (one.payload as? Lifecycle).map { found.append(Appearing(one, $0)) } }
    for one in found.ordered(by: system.answers.appearances) { one.lifecycle.setShown(isVisible) }
  }
  private var system: _System {
    controller?.viewIfLoaded?.window?._system ?? UIApplication.shared._system
  }

  /// Puts another controller into this one, as long as a node is there.
  func embed(_ child: UIViewController, for node: Node) {
    guard let controller, child.parent !== controller else { return }
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.view.frame = controller.view.bounds
    child.didMove(toParent: controller)
    node.onRemove.append { [weak child] in
      guard let child, child.parent != nil else { return }
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }
}

/// A controller that shows a part of a tree of nodes.
@MainActor open class _RegionController: UIViewController {
  internal var region: Region?
  /// Called when the view was loaded.
  internal var onLoad: (() -> Void)?
  /// Called with whether it came on screen.
  internal var onVisible: ((Bool) -> Void)?
  /// Whether it has put items into the bars.
  internal var hasToolbarItems = false
  /// Whether its views have hidden the bar around it.
  internal var hidesBar = false
  /// Whether its views have hidden the back button.
  internal var hasHiddenBackButton = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let view = HostView(frame: UIScreen.main.bounds)
    view.source = { [weak self] in self?.region?.node }
    self.view = view
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    region?.setVisible(true)
    onVisible?(true)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    region?.setVisible(false)
    onVisible?(false)
  }
}

/// The view of a region: what a person sees and touches are the elements of its nodes.
@MainActor internal final class HostView: UIView, Readable, Touchable {
  /// Finds the node whose elements it shows.
  var source: () -> Node? = { nil }

  var elements: [_Element] { source().map { ElementReader().elements(of: $0) } ?? [] }

  var readableTexts: [String] { elements.flatMap(\.texts) }
  func touchTitles() -> [String] { elements.flatMap(\.all).filter(\.canBeTapped).map(\.label) }
  func touch(_ title: String) -> Bool {
    for element in elements.flatMap(\.all) where element.label == title && element.canBeTapped {
      element.tap()
      return true
    }
    return false
  }
}

/// Shows a tree of SwiftUI's views in UIKit.
@MainActor open class UIHostingController<Content: View>: _RegionController {
  private let graph = Graph()
  private var isStarted = false
  /// Leaves what the controller was pushed or presented in.
  private lazy var dismisser = Dismisser(of: self)

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  public required init?(coder: NSCoder) { nil }
  isolated deinit { graph.close() }

  /// The view at the root.
  open var rootView: Content {
    didSet {
      guard isStarted else { return }
      let root = graph.root as? ViewNode<HostRoot<Content>>
      let view = rootView
      graph.afterPass { root?.update(HostRoot(content: view), root?.environment ?? .init()) }
    }
  }
  /// Which safe areas count.
  open var safeAreaRegions = SafeAreaRegions.all
  /// The sizes of the controller that follow its content.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The size that the content would like.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard !isStarted else { return }
    isStarted = true
    let environment = surroundings()
    let view = HostRoot(content: rootView)
    graph.setRoot { graph in
      let node = ViewNode(graph, parent: nil, key: .body, environment: environment, view: view)
      region = Region(node, self)
      return node
    }
    graph.follow(self)
    graph.flush()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    roomDidChange()
  }

  /// What the views learn of the window around them.
  private func surroundings() -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment._dismisser = dismisser
    environment.readSizeClasses(of: traits)
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    environment._room = viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size
    return environment
  }
  private var traits: UITraitCollection { traitCollection }
}
extension UIHostingController: RoomFollower {
  package func roomDidChange() {
    guard let root = graph.root as? ViewNode<HostRoot<Content>> else { return }
    let new = surroundings()
    let old = root.environment
    guard
      new.horizontalSizeClass != old.horizontalSizeClass
        || new.verticalSizeClass != old.verticalSizeClass || new.colorScheme != old.colorScheme
        || new._room != old._room
    else { return }
    let view = rootView
    // The room may be another one by then.
    graph.afterPass { [weak self] in
      root.update(HostRoot(content: view), self?.surroundings() ?? new)
    }
  }
}
extension UIHostingController: Follower {
  /// Inside of UIKit's own containers the titles and items of the views stand in their bars.
  internal func passDidEnd() {
    guard parent is UINavigationController || parent is UITabBarController || parent == nil else {
      return
    }
    readBar()
  }
}
extension UserInterfaceSizeClass {
  fileprivate init?(_ size: UIUserInterfaceSizeClass) {
    switch size {
    case .regular: self = .regular
    default: self = .compact
    }
  }
}

/// The root of a tree, which is always there.
internal nonisolated struct HostRoot<Content: View>: _PrimitiveView {
  let content: Content
  @MainActor func _build(_ builder: _Builder) {
    builder.provideEditMode()
    builder.add(content, at: .content)
  }
}
extension _Builder {
  /// Gives the views of a page a way to be edited.
  internal func provideEditMode() {
    let slot = node.slots[-2] as? Slot<EditMode> ?? Slot(EditMode.inactive)
    node.slots[-2] = slot
    environment.editMode = Binding(slot)
  }
}

/// Areas that content keeps away from.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
/// The sizes of a hosting controller that follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
extension EnvironmentValues {
  internal mutating func readSizeClasses(of traits: UITraitCollection) {
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
  }
}
