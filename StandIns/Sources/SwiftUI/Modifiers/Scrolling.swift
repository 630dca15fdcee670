/// Where a scroll view is.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Because the id is a value that can be sent, as the initialisers say.
  private var id: AnyHashable?
  private var sendableID: (any Hashable & Sendable)?
  public private(set) var isPositionedByUser = false
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    sendableID = id
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }
  public var viewID: (any Hashable & Sendable)? { sendableID }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.id == other.id && one.edge == other.edge && one.point == other.point
  }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
}
/// How far a scroll view was scrolled, which is not at all here.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var visibleRect: CGRect { bounds }
}
/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
/// Where and how fast a view scrolls when the phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  public var geometry: ScrollGeometry { ScrollGeometry() }
  public var velocity: CGVector? { nil }
}
/// How far a view of a scroll view has come into sight.
public enum ScrollTransitionPhase: Equatable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
/// How a view follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .init()
  }
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { .init() }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// How far in sight a view counts as seen.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { .init() }
    public static func visible(_ amount: Double) -> Threshold { .init() }
  }
}
/// Changes of a view that do not change its room.
public nonisolated protocol VisualEffect: Sendable {}
/// No change.
public nonisolated struct EmptyVisualEffect: VisualEffect { public init() {} }
extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
}
extension View {
  /// Scrolls to where a binding says; here nothing is out of sight.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Calls when what is made of the scrolling has changed, first with what it is.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// Calls when the scrolling begins and ends.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  /// Calls when the scrolling begins and ends.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }
  /// Calls when a view comes into sight; all are in sight here.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }
  /// Changes the view with the scrolling.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  /// Changes the view with its room.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
/// Where scrolling ends.
public nonisolated protocol ScrollTargetBehavior {}
/// Scrolling ends at a view.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far it may go.
  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { .init() }
    public static var always: LimitBehavior { .init() }
    public static var alwaysByFew: LimitBehavior { .init() }
    public static var alwaysByOne: LimitBehavior { .init() }
    public static var never: LimitBehavior { .init() }
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}
/// Scrolling ends at a page.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}
