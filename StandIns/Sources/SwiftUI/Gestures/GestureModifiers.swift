/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
internal nonisolated struct GestureModifier<G: Gesture>: _PrimitiveModifier {
  let gesture: G?
  let comesFirst: Bool
  let isAdded: Bool
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = gesture.map {
      GesturePayload(gesture: $0, comesFirst: comesFirst, isAdded: isAdded)
    }
    builder.add(content, at: .content)
  }
}
private struct GesturePayload: ElementTransform {
  let gesture: any Gesture
  let comesFirst: Bool
  let isAdded: Bool
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] {
    elements.map { element in
      var element = element
      let gesture = gesture
      element.gestures.append { gesture.touched($0) }
      if gesture.touchesBy(.tap) {
        let before = element.onTap
        if before == nil || comesFirst {
          element.onTap = { _ = gesture.touched(_Touch(kind: .tap)) }
        } else if isAdded {
          element.onTap = {
            before?()
            _ = gesture.touched(_Touch(kind: .tap))
          }
        }
      }
      if gesture.touchesBy(.longPress), element.onLongPress == nil || comesFirst {
        element.onLongPress = { _ = gesture.touched(_Touch(kind: .longPress)) }
      }
      return element
    }
  }
}
extension Gesture {
  /// Whether it recognizes such a touch.
  @MainActor fileprivate func touchesBy(_ kind: _Touch.Kind) -> Bool {
    value(of: _Touch(kind: kind)) != nil
  }
}
extension View {
  /// Adds a gesture that the view's own come before.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: mask.contains(.gesture) ? gesture : nil, comesFirst: false, isAdded: false))
  }
  /// Adds a gesture that comes before the view's own.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: mask.contains(.gesture) ? gesture : nil, comesFirst: true, isAdded: false))
  }
  /// Adds a gesture beside the view's own.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: mask.contains(.gesture) ? gesture : nil, comesFirst: false, isAdded: true))
  }
}
extension View {
  /// Adds a gesture, if it is enabled, that the view's own come before.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// Adds a gesture, if it is enabled, that comes before the view's own.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Adds a gesture, if it is enabled, beside the view's own.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Adds a gesture with a name for UIKit, which does not look for it here.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }
  /// Adds a gesture with a name for UIKit, which does not look for it here.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }
  /// Adds a gesture with a name for UIKit, which does not look for it here.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }
}
extension View {
  /// Does something with the place where the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
  }
  /// Does something when the view is pressed for a while.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
  /// Calls while a pointer is over the view; there is none here.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Calls when a key is pressed; there is no such keyboard here.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Calls when a key is pressed; there is no such keyboard here.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
/// A key that is pressed.
public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  /// Whether something was done.
  public enum Result: Sendable { case handled, ignored }
}
