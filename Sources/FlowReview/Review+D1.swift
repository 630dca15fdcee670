import FlowFacts
import FlowOutput

extension Review {
  /// D1: a child that stays in its parent's list when the user goes back.
  func findNotRemoved() -> [Finding] {
    let kinds: Set<Callback.Kind> = [
      .didShow, .willShow, .didMove, .willMove, .didDisappear, .willDisappear, .released, .pop,
    ]
    return sites.compactMap { site -> Finding? in
      guard site.way == .pushesOnShared, !site.isRoot, site.parent != site.child || site.name != nil
      else { return nil }
      guard removal(of: site, by: kinds) == nil, !isLocked(site) else { return nil }
      let child = name(site.child)
      let list = listName(of: site.parent)
      var story = [
        "`\(title(site.routine))` adds `\(child)` to `\(list)` of `\(name(site.parent))`."
      ]
      if let show = site.show {
        story.append(
          "`\(title(show.routine))` pushes its screen on the navigation controller of its parent.")
      }
      story.append("The user swipes back, or taps Back: no code of the app's runs.")
      story.append(missingRemoval)
      story.append("`\(list)` still holds `\(child)`.")
      return Finding(
        "D1", at: site.place, subject: subject(site.routine) + " " + child,
        "`\(child)` stays in `\(list)` when the user goes back", story: story,
        fix: "Remove `\(child)` in `navigationController(_:didShow:animated:)`, or in "
          + "`didMove(toParent:)` of its first screen when the new parent is `nil`.")
    }
  }

  /// Why no callback removes a child.
  func describeMissingRemoval() -> String {
    let leading = callbacks.filter { $0.path != nil && $0.kind != .sheet }
    if let optional = leading.first(where: { callback in
      callback.path.map { isOptional($0) } == true
    }) {
      return "`\(optional.kind.rawValue)` reaches the removal only if a switch is on."
    }
    if let callback = leading.first(where: { $0.kind == .didShow }) {
      return "`didShow` of `\(name(callback.owner))` does not remove this child."
    }
    if callbacks.contains(where: { $0.kind == .didShow }) {
      return "`didShow` is implemented, and reaches no removal."
    }
    return "`didShow` is implemented nowhere."
  }

  /// The name of the list that a coordinator keeps its children in.
  func listName(of parent: String) -> String {
    for key in program.family(of: parent) {
      for name in program.types[key]?.propertyNames ?? []
      where roles.lists.contains(key + "." + name) {
        return name
      }
    }
    return "children"
  }
}
