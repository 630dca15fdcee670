// A navigation layer in the style of libraries for UIKit, in Swift 5 mode: what they call must compile.
import UIKit

public protocol Route {}
public typealias PresentationHandler = () -> Void

public protocol Presentable {
  var viewController: UIViewController! { get }
  func router<R: Route>(for route: R) -> AnyObject?
  func presented(from presentable: Presentable?)
  func setRoot(for window: UIWindow)
}

extension Presentable {
  public func router<R: Route>(for route: R) -> AnyObject? { self as AnyObject }
  public func presented(from presentable: Presentable?) {}
}
extension Presentable where Self: UIViewController {}

extension UIViewController: Presentable {
  public var viewController: UIViewController! { self }
  public func setRoot(for window: UIWindow) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }
}
public struct TransitionOptions {
  public let animated: Bool
  public init(animated: Bool) { self.animated = animated }
}

public protocol Container {
  var view: UIView! { get }
  var viewController: UIViewController! { get }
}
extension UIViewController: Container {}
extension UIView: Container {
  public var viewController: UIViewController! { viewController(for: self) }
  public var view: UIView! { self }
  private func viewController(for responder: UIResponder) -> UIViewController? {
    if let viewController = responder as? UIViewController { return viewController }
    if let nextResponder = responder.next { return viewController(for: nextResponder) }
    return nil
  }
}

public struct Transition<RootViewController: UIViewController> {
  public typealias PerformClosure = (
    _ rootViewController: RootViewController, _ options: TransitionOptions,
    _ completion: PresentationHandler?
  ) -> Void
  public let presentables: [Presentable]
  public let animation: Animation?
  private let _perform: PerformClosure

  public init(
    presentables: [Presentable], animation: Animation? = nil, perform: @escaping PerformClosure
  ) {
    self.presentables = presentables
    self.animation = animation
    _perform = perform
  }
  public func perform(
    on rootViewController: RootViewController, with options: TransitionOptions,
    completion: PresentationHandler?
  ) {
    autoreleasepool { _perform(rootViewController, options, completion) }
  }

  public static func present(_ presentable: Presentable, animation: Animation? = nil) -> Transition
  {
    Transition(presentables: [presentable], animation: animation) { root, options, completion in
      root.present(
        onRoot: false, presentable.viewController, with: options, animation: animation
      ) {
        presentable.presented(from: root)
        completion?()
      }
    }
  }
  public static func dismiss(animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animation: animation) { root, options, completion in
      root.dismiss(toRoot: false, with: options, animation: animation, completion: completion)
    }
  }
  public static func embed(_ presentable: Presentable, in container: Container) -> Transition {
    Transition(presentables: [presentable]) { root, options, completion in
      root.embed(presentable.viewController, in: container, completion: completion)
    }
  }
  public static func none() -> Transition {
    Transition(presentables: []) { _, _, completion in completion?() }
  }
  public static func multiple<C: Collection>(_ transitions: C) -> Transition
  where C.Element == Transition {
    Transition(presentables: transitions.flatMap(\.presentables)) { root, options, completion in
      guard let first = transitions.first else {
        completion?()
        return
      }
      first.perform(on: root, with: options) {
        let rest = Array(transitions.dropFirst())
        Transition.multiple(rest).perform(on: root, with: options, completion: completion)
      }
    }
  }
}

extension Transition where RootViewController: UINavigationController {
  public static func push(_ presentable: Presentable, animation: Animation? = nil) -> Transition {
    Transition(presentables: [presentable], animation: animation) { root, options, completion in
      root.push(presentable.viewController, with: options, animation: animation) {
        presentable.presented(from: root)
        completion?()
      }
    }
  }
  public static func pop(animation: Animation? = nil) -> Transition {
    Transition(presentables: []) { root, options, completion in
      root.pop(toRoot: false, with: options, animation: animation, completion: completion)
    }
  }
  public static func set(_ presentables: [Presentable]) -> Transition {
    Transition(presentables: presentables) { root, options, completion in
      root.set(presentables.map { $0.viewController }, with: options, completion: completion)
    }
  }
}

extension Transition where RootViewController: UITabBarController {
  public static func set(_ presentables: [Presentable]) -> Transition {
    Transition(presentables: presentables) { root, options, completion in
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      root.setViewControllers(presentables.map { $0.viewController }, animated: options.animated)
      CATransaction.commit()
    }
  }
  public static func select(index: Int, animation: Animation? = nil) -> Transition {
    Transition(presentables: []) { root, options, completion in
      if let animation { root.viewControllers?[index].transitioningDelegate = animation }
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      root.selectedIndex = index
      CATransaction.commit()
    }
  }
}

extension Transition where RootViewController: UIPageViewController {
  public static func set(
    _ first: Presentable, direction: UIPageViewController.NavigationDirection
  ) -> Transition {
    Transition(presentables: [first]) { root, options, completion in
      root.setViewControllers(
        [first.viewController], direction: direction, animated: options.animated,
        completion: { _ in completion?() })
    }
  }
}

extension Transition where RootViewController: UISplitViewController {
  public static func set(_ presentables: [Presentable]) -> Transition {
    Transition(presentables: presentables) { root, options, completion in
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      root.viewControllers = presentables.map { $0.viewController }
      CATransaction.commit()
    }
  }
}
