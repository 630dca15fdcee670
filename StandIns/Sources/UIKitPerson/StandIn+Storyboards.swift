public import Foundation
public import UIKit

extension StandIn {
  /// The contents of storyboards and nibs: there are no files of Interface Builder here, so tests
  /// register them.
  @MainActor public struct Storyboards {
    /// The way in which a segue shows its destination.
    public enum SegueKind {
      /// As `show(_:sender:)` does.
      case show
      /// As `showDetailViewController(_:sender:)` does.
      case showDetail
      /// Modally.
      case present
      /// With its own class.
      case custom(UIStoryboardSegue.Type)
    }

    /// Puts a scene into a storyboard.
    public func register(
      _ identifier: String, in storyboard: String = "Main", isInitial: Bool = false,
      make: @escaping @MainActor (NSCoder) -> UIViewController?
    ) {
      var contents = StoryboardTable.shared.storyboards[storyboard] ?? .init()
      contents.makers[identifier] = make
      if isInitial { contents.initial = identifier }
      StoryboardTable.shared.storyboards[storyboard] = contents
    }
    /// Puts a scene into a storyboard under the name of its class.
    public func register(
      _ type: UIViewController.Type, in storyboard: String = "Main", isInitial: Bool = false
    ) {
      register("\(type)", in: storyboard, isInitial: isInitial) { type.init(coder: $0) }
    }
    /// Puts a segue between two scenes of a storyboard.
    public func registerSegue(
      _ identifier: String, in storyboard: String = "Main", from: String? = nil, to: String,
      kind: SegueKind = .show
    ) {
      let kind: StoryboardTable.Segue.Kind =
        switch kind {
        case .show: .show
        case .showDetail: .showDetail
        case .present: .present
        case .custom(let type): .custom(type)
        }
      StoryboardTable.shared.storyboards[storyboard, default: .init()].segues[identifier] = .init(
        from: from, to: to, kind: kind)
    }
    /// Finds unregistered scenes by the class of their name, in these modules; every storyboard
    /// then has them.
    public func findClasses(in modules: String...) {
      StoryboardTable.shared.modules += modules
    }
    /// Registers the objects that a nib makes.
    public func registerNib(_ name: String, make: @escaping @MainActor (AnyObject?) -> [Any]) {
      StoryboardTable.shared.nibs[name] = make
    }
    /// Removes all registrations.
    public func reset() { StoryboardTable.shared.reset() }
  }

  /// The contents of storyboards and nibs.
  public static var storyboards: Storyboards { Storyboards() }

  /// Registers the behaviour of a selector, for controls and bar items with a target and an action.
  ///
  /// Swift on this platform cannot send a message by name: without a registration such a control
  /// does nothing.
  public static func on(
    _ action: Selector, perform: @escaping @MainActor (_ target: Any?, _ sender: Any?) -> Void
  ) { SelectorTable.handlers[action.name] = perform }

  /// Removes the registered behaviour of all selectors.
  public static func forgetSelectors() { SelectorTable.handlers = [:] }
}
