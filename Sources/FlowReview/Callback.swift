import FlowFacts

/// A routine that UIKit calls when a screen has left, or is about to leave.
struct Callback {
  /// What UIKit tells.
  enum Kind: String, CaseIterable {
    case didShow = "navigationController(_:didShow:animated:)"
    case willShow = "navigationController(_:willShow:animated:)"
    case didMove = "didMove(toParent:)"
    case willMove = "willMove(toParent:)"
    case didDisappear = "viewDidDisappear(_:)"
    case willDisappear = "viewWillDisappear(_:)"
    case released = "deinit"
    case pop = "popViewController(animated:)"
    case sheet = "presentationControllerDidDismiss(_:)"

    /// True if a swipe that the user takes back calls it too.
    var comesTooEarly: Bool { [.willShow, .willMove, .willDisappear].contains(self) }
  }

  let kind: Kind
  let routine: Routine
  /// The type that declares it.
  let owner: String
  /// The way to a removal, and `nil` if it leads to none.
  let path: [Reach.Stop]?
  /// The controllers that it asks for by type.
  let asksFor: Set<String>

  /// The kind of a routine, by its name and labels.
  static func kind(of routine: Routine) -> Kind? {
    var labels: [String] { routine.parameters.compactMap(\.label) }
    switch (routine.kind, routine.name) {
    case (.deinitializer, _): return .released
    case (.function, "navigationController"):
      return labels.contains("didShow") ? .didShow : labels.contains("willShow") ? .willShow : nil
    case (.function, "didMove"): return labels.first == "toParent" ? .didMove : nil
    case (.function, "willMove"): return labels.first == "toParent" ? .willMove : nil
    case (.function, "viewDidDisappear"): return .didDisappear
    case (.function, "viewWillDisappear"): return .willDisappear
    case (.function, "popViewController"):
      return routine.modifiers.contains("override") ? .pop : nil
    case (.function, "presentationControllerDidDismiss"): return .sheet
    default: return nil
    }
  }

  /// The kind of a stream of UIKit's callbacks, by the names on the way to it.
  static func kind(ofStream chain: [String]) -> Kind? {
    for name in chain {
      switch name {
      case "didShow": return .didShow
      case "willShow": return .willShow
      case "didMoveToParent", "didMoveToParentViewController", "isPopping": return .didMove
      case "viewDidDisappear", "didDisappear": return .didDisappear
      case "viewWillDisappear", "willDisappear": return .willDisappear
      case "deallocated", "deallocating", "onDeinit": return .released
      case "didDismiss", "presentationControllerDidDismiss": return .sheet
      default: continue
      }
    }
    return nil
  }
}
