/// Content that is made of the room for it, which is that of the window here.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.add(content(builder.geometry), at: .content)
  }
}
extension _Builder {
  fileprivate var geometry: GeometryProxy { GeometryProxy(size: read(\._room)) }
}
private struct RoomKey: EnvironmentKey {
  static var defaultValue: CGSize { .zero }
}
extension EnvironmentValues {
  /// The size of the window.
  internal var _room: CGSize {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}
/// The room for a view.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
/// A place in a view that others can find.
public struct Anchor<Value> {
  internal let value: Value
  /// Where an anchor is.
  public struct Source {
    internal let make: (CGSize) -> Value
  }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    .init { CGRect(origin: .zero, size: $0) }
  }
  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init { _ in rect } }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.width / 2, y: $0.height / 2) }
  }
}
/// What coordinates refer to.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Because names are values that do not change.
  case global, local
  case named(AnyHashable)
}
/// What coordinates refer to.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  private let name: AnyHashable
  fileprivate init(name: AnyHashable) { self.name = name }
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Content that can scroll to a view by its id; here nothing is out of sight.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  @MainActor public var body: some View { content(ScrollViewProxy()) }
}
/// Scrolls to a view by its id.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
/// A point in a view, in parts of its size.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension View {
  /// Names the coordinates of the view.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Names the coordinates of the view.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Calls when a value that is made of the view's room has changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { modifier(GeometryChange(transform: transform) { action($1) }) }
  /// Calls when a value that is made of the view's room has changed.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(GeometryChange(transform: transform, action: action)) }
  /// Hands an anchor of the view up.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorModifier<A, K>(source: value, transform: transform))
  }
}
private nonisolated struct AnchorModifier<A, K: PreferenceKey>: _PrimitiveModifier {
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> K.Value
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let value = transform(Anchor(value: source.make(builder.geometry.size)))
    builder.add(content.modifier(PreferenceModifier<K>(value: value)), at: .content)
  }
}
private nonisolated struct GeometryChange<Value: Equatable>: _PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let value = transform(builder.geometry)
    builder.add(
      content.modifier(ChangeModifier(value: value, initial: true, action: action)), at: .content)
  }
}
