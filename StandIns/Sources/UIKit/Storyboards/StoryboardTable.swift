import Foundation

/// What storyboards and nibs hold, told by registration: there are no files of Interface Builder here.
@MainActor package final class StoryboardTable {
  package static let shared = StoryboardTable()

  package typealias Maker = @MainActor (NSCoder) -> UIViewController?
  package struct Segue {
    package enum Kind { case show, showDetail, present, unwind, custom(UIStoryboardSegue.Type) }
    package let from: String?
    package let to: String
    package let kind: Kind
    package init(from: String?, to: String, kind: Kind) {
      self.from = from
      self.to = to
      self.kind = kind
    }
  }
  package struct Contents {
    package var makers: [String: Maker] = [:]
    package var initial: String?
    package var segues: [String: Segue] = [:]
    package init() {}
  }
  package var storyboards: [String: Contents] = [:]
  /// The modules to search for a class whose name is an unregistered identifier.
  package var modules: [String] = []
  package var nibs: [String: @MainActor (AnyObject?) -> [Any]] = [:]

  package func reset() {
    storyboards = [:]
    modules = []
    nibs = [:]
  }

  func knows(_ storyboard: String) -> Bool { storyboards[storyboard] != nil || !modules.isEmpty }

  func maker(_ identifier: String, in storyboard: String) -> Maker? {
    if let maker = storyboards[storyboard]?.makers[identifier] { return maker }
    for module in modules {
      let mangled = "\(module.utf8.count)\(module)\(identifier.utf8.count)\(identifier)C"
      guard let type = _typeByName(mangled) as? UIViewController.Type else { continue }
      return { type.init(coder: $0) }
    }
    return nil
  }
}
