public import Foundation

/// Something that a menu shows.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  fileprivate var storedTitle = ""
  fileprivate var storedImage: UIImage?
  open var subtitle: String?
  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }

  fileprivate init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A piece of work with a title, run by controls, bar items and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let paste = Identifier("com.apple.action.paste")
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  /// The object that ran the action, while it runs.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }
  public required init?(coder: NSCoder) { nil }

  /// Runs the action on behalf of an object.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let old = self.sender
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = old
  }
}

/// Elements under a title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
  public let identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  open var preferredElementSize: ElementSize

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }
  public required init?(coder: NSCoder) { nil }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// The actions that can be chosen now, those of inner menus included.
  package var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction:
        action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
      case let menu as UIMenu: menu.actions
      case let deferred as UIDeferredMenuElement: UIMenu(children: deferred.elements).actions
      default: []
      }
    }
  }
}

/// Elements that are made when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    unsafeDowncast(UIDeferredMenuElement(elementProvider), to: Self.self)
  }
  public required init?(coder: NSCoder) { nil }

  var elements: [UIMenuElement] {
    var result: [UIMenuElement] = []
    provider { result = $0 }
    return result
  }
}

/// What selectors do, told by tests: nothing can be sent to an object by name here.
@MainActor package enum SelectorTable {
  package static var handlers: [String: (_ target: Any?, _ sender: Any?) -> Void] = [:]

  /// Sends an action by name.
  ///
  /// - Returns: whether the action has a handler.
  @discardableResult
  package static func send(_ action: Selector?, to target: Any?, from sender: Any?) -> Bool {
    guard let action, let handler = handlers[action.name] else { return false }
    handler(target, sender)
    return true
  }
}
