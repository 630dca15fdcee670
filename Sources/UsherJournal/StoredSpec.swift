@_spi(Hosting) import Usher
import UsherSnapshots

/// The stored content of a new node.
struct StoredSpec: Hashable, Sendable, Codable {
  var route: StoredValue?
  /// The place that stays as it is, between others that are replaced.
  var kept: TreePath?
  var alert: StoredAlert?
  /// The type of a flow that ran without a route.
  var made: String?
  var plan: StoredPlan?
  var modals: [StoredPlan.Modal]?
  /// The only modal, in older journals.
  var modal: StoredPlan.Modal?
  var state: StoredValue?
  /// The type of the awaited result.
  var returning: String?
}

extension StoredSpec {
  @MainActor
  init(_ spec: NodeSpec) throws(Unstorable) {
    state = (spec.state as? StoredState)?.value
    if let node = spec.kept {
      guard let path = TreePath(to: node) else {
        throw Unstorable("it keeps something that had left the tree")
      }
      kept = path
    } else if let value = spec.route {
      route = try Unstorable.stored(value, "the route")
    } else if case .alert(let content)? = spec.destination?.content {
      alert = StoredAlert(content)
    } else if case .flow(let coordinator, _, _)? = spec.destination?.content {
      made = String(describing: type(of: coordinator))
    } else {
      throw Unstorable("it leads to something without a route")
    }
    if let inner = spec.plan { plan = try StoredPlan(inner) }
    if !spec.modals.isEmpty { modals = try StoredPlan.Modal.all(spec.modals) }
    returning = spec.receiver?.expected
  }
}
