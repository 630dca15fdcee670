public import Foundation

/// Makes view controllers by identifier.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private static var known: [String: UIStoryboard] = [:]
  package let name: String

  /// Names a storyboard of a bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    if !StoryboardTable.shared.knows(name) {
      let path = (storyboardBundleOrNil ?? .main).bundlePath
      Console.shared.raise(
        "NSInvalidArgumentException",
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }
  }

  open func instantiateInitialViewController() -> UIViewController? {
    guard let initial = StoryboardTable.shared.storyboards[name]?.initial else { return nil }
    return instantiateViewController(withIdentifier: initial)
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let initial = StoryboardTable.shared.storyboards[name]?.initial else { return nil }
    return instantiateViewController(identifier: initial, creator: creator)
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let maker = StoryboardTable.shared.maker(identifier, in: name),
      let controller = maker(NSCoder())
    else {
      raiseMissing(identifier)
      return UIViewController()
    }
    adopt(controller, identifier)
    return controller
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let made = creator?(NSCoder()) {
      adopt(made, identifier)
      return made
    }
    if StoryboardTable.shared.maker(identifier, in: name) == nil,
      let made = ViewController(coder: NSCoder())
    {
      adopt(made, identifier)
      return made
    }
    let controller = instantiateViewController(withIdentifier: identifier)
    guard let typed = controller as? ViewController else {
      fatalError("\(identifier) of storyboard \(name) is no \(ViewController.self)")
    }
    return typed
  }

  private func adopt(_ controller: UIViewController, _ identifier: String) {
    controller.annex["storyboard"] = self
    controller.annex["storyboardIdentifier"] = identifier
    controller._storyboard = self
  }
  private func raiseMissing(_ identifier: String) {
    Console.shared.raise(
      "NSInvalidArgumentException",
      "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier "
        + "'\(identifier)'")
  }
}

extension UIViewController {
  /// The storyboard that it came from.
  public var storyboard: UIStoryboard? { _storyboard }

  internal func _performSegue(_ identifier: String, sender: Any?) {
    let table = _storyboard.flatMap { StoryboardTable.shared.storyboards[$0.name] }
    guard let storyboard = _storyboard, let segue = table?.segues[identifier],
      segue.from == nil || segue.from == annex["storyboardIdentifier"] as? String
    else {
      Console.shared.raise(
        "NSInvalidArgumentException",
        "Receiver (\(_shortDescription)) has no segue with identifier '\(identifier)'")
      return
    }
    let destination = storyboard.instantiateViewController(withIdentifier: segue.to)
    let type: UIStoryboardSegue.Type =
      if case .custom(let type) = segue.kind { type } else { UIStoryboardSegue.self }
    let made = type.init(identifier: identifier, source: self, destination: destination)
    made.performer = { source, destination in
      switch segue.kind {
      case .show: source.show(destination, sender: sender)
      case .showDetail: source.showDetailViewController(destination, sender: sender)
      case .present: source.present(destination, animated: true)
      case .unwind, .custom: break
      }
    }
    prepare(for: made, sender: sender)
    made.perform()
  }
}

/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  internal var performer: ((UIViewController, UIViewController) -> Void)?

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performer = { _, _ in performHandler() }
  }
  open func perform() { performer?(source, destination) }
}

/// Views of a nib, by registration.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Says how a nib is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects in place of the nib's proxies: a dictionary by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let maker = StoryboardTable.shared.nibs[name] else {
      Console.shared.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'")
      return []
    }
    return maker(ownerOrNil as AnyObject?)
  }
}
