/// Routes of a flow that saved states and journals hold, and that the new sources no longer read.
package struct StoredRoutes: Sendable {
  /// The name of the flow.
  package let flow: String
  /// The cases that are gone, with their values.
  package let gone: [String]
  /// The cases whose values changed: before and after.
  package let changed: [(old: String, new: String)]
  /// What happens to them, in one sentence.
  package let consequence: String

  /// Compares the routes of a flow; `nil` if all that was stored still fits.
  init?(_ pair: MapDifference.Pair) {
    guard let old = pair.old, old.isStored else { return nil }
    flow = old.name
    guard let new = pair.new else {
      (gone, changed) = (old.routes.map(\.title), [])
      consequence = "The flow is gone: its places are left out of saved states."
      return
    }
    gone = old.routes.filter { new.route($0.name) == nil }.map(\.title)
    changed = old.routes.compactMap { route in
      guard let now = new.route(route.name), now.values != route.values else { return nil }
      return (route.title, now.title)
    }
    guard !gone.isEmpty || !changed.isEmpty || !new.isStored else { return nil }
    consequence =
      if !new.isStored {
        "`Route` is no longer `Codable`: its places are no longer saved."
      } else if new.migrates, new.routeVersion != old.routeVersion {
        "`routeVersion` changed from \(old.routeVersion ?? "0") to \(new.routeVersion ?? "0"): "
          + "`migrate` gets them."
      } else if new.migrates {
        "`migrate` does not get them: `routeVersion` is still \(new.routeVersion ?? "0")."
      } else {
        "They are lost: raise `routeVersion`, and say in `migrate` what became of them."
      }
  }
}
