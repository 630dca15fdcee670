/// How views come and go.
public struct AnyTransition: Sendable {
  /// Whether views that come or go with it do so at once.
  private var insertsAtOnce = false
  internal private(set) var removesAtOnce = false
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition(insertsAtOnce: true, removesAtOnce: true)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .init() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .init() }
  public static func offset(_ offset: CGSize) -> AnyTransition { .init() }
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()
  public init() {}
  private init(insertsAtOnce: Bool, removesAtOnce: Bool) {
    self.insertsAtOnce = insertsAtOnce
    self.removesAtOnce = removesAtOnce
  }
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any AtOnceTransition {
      (insertsAtOnce, removesAtOnce) = (known.insertsAtOnce, known.removesAtOnce)
    }
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .init() }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      insertsAtOnce: insertsAtOnce && other.insertsAtOnce,
      removesAtOnce: removesAtOnce && other.removesAtOnce)
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertsAtOnce: insertion.insertsAtOnce, removesAtOnce: removal.removesAtOnce)
  }
}
/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
/// How a view comes and goes; it does so at once here, and hears of it in the order of the transitions.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body
}
/// Stands for the view that comes and goes.
public nonisolated struct PlaceholderContentView<Value>: View {
  private let content: AnyView
  internal init() { content = AnyView(EmptyView()) }
  internal init(content: some View) { self.content = AnyView(content) }
  @MainActor public var body: some View { content }
}
/// A transition that leaves the view as it is, so that it comes and goes at once.
public nonisolated struct IdentityTransition: Transition, AtOnceTransition {
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  internal var insertsAtOnce: Bool { true }
  internal var removesAtOnce: Bool { true }
}
/// One transition for coming and another for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, AtOnceTransition
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
  internal var insertsAtOnce: Bool {
    (insertion as? any AtOnceTransition)?.insertsAtOnce ?? false
  }
  internal var removesAtOnce: Bool { (removal as? any AtOnceTransition)?.removesAtOnce ?? false }
}
extension Transition where Self == IdentityTransition {
  public static nonisolated var identity: IdentityTransition { .init() }
}
/// A transition with which views may come or go at once.
internal nonisolated protocol AtOnceTransition {
  var insertsAtOnce: Bool { get }
  var removesAtOnce: Bool { get }
}

/// Says whether the view goes at once.
@MainActor private struct TransitionPayload {
  let removesAtOnce: Bool
}
internal nonisolated struct TransitionModifier: _PrimitiveModifier {
  let removesAtOnce: Bool
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = TransitionPayload(removesAtOnce: removesAtOnce)
    builder.add(content, at: .content)
  }
}
extension Node {
  /// Notes which views go at once: the outermost transition of each counts.
  internal func noteTransition() {
    if let payload = payload as? TransitionPayload {
      leavesAtOnce = payload.removesAtOnce
    } else {
      for part in transitionParts { part.noteTransition() }
    }
  }
}

/// A view whose transition is that of what it shows; a stack or a list has one of its own.
@MainActor internal protocol PassingTransitions {}
extension TupleView: PassingTransitions {}
extension Group: PassingTransitions {}
extension ForEach: PassingTransitions {}
extension Row: PassingTransitions {}
extension AnyView: PassingTransitions {}
extension Optional: PassingTransitions where Wrapped: View {}
extension _ConditionalContent: PassingTransitions {}
extension IDView: PassingTransitions {}
extension EquatableView: PassingTransitions {}
extension _ViewModifier_Content: PassingTransitions {}
extension ModifiedContent: PassingTransitions {}
extension LayeredView: PassingTransitions {}
