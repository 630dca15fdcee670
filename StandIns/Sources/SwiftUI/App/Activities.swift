import UIKit

/// What takes activities of a type.
@MainActor internal struct ActivityPayload {
  let type: String
  let action: (NSUserActivity) -> Void
}
internal struct ActivityModifier: _PrimitiveModifier {
  let type: String
  let action: (NSUserActivity) -> Void
  func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = ActivityPayload(type: type, action: action)
    builder.add(content, at: .content)
  }
}
extension View {
  /// Takes activities that the user continues in the app.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ActivityModifier(type: activityType, action: action)) }
}

extension _LaunchedApp {
  /// Hands an activity to the views that take those of its type.
  public func `continue`(_ activity: NSUserActivity) {
    var all: [(NSUserActivity) -> Void] = []
    func collect(_ node: Node) {
      if let payload = node.payload as? ActivityPayload, payload.type == activity.activityType {
        all.append(payload.action)
      }
      for child in node.children + node.asides { collect(child) }
    }
    if let root = window.rootViewController as? _RegionController, let node = root.region?.node {
      collect(node)
    }
    for action in all { action(activity) }
  }
}
