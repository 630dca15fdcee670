/// Changes a view, or makes another one around it.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// Stands for the view that a modifier is applied to.
public nonisolated struct _ViewModifier_Content<Modifier>: _PrimitiveView {
  internal let view: any View
  @MainActor public func _build(_ builder: _Builder) { builder.add(view, at: .content) }
}
extension _ViewModifier_Content: ComparedByParts {
  @MainActor internal func _isSame(as other: any ComparedByParts) -> Bool {
    (other as? Self).map { Sameness.holds(any: view, $0.view) } ?? false
  }
}

/// A modifier of the stand-in's own.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  /// Says what it does to the content, which it adds unless `_modify` does.
  func _modify<V: View>(_ content: V, _ builder: _Builder)
}
extension _PrimitiveModifier {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body because it is applied as it is")
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {
  public func _build(_ builder: _Builder) {
    var modifier = modifier
    // The modifier's own properties are kept apart from those of a content that is stored inline.
    Installing(builder.node).install(&modifier)
    if let primitive = modifier as? any _PrimitiveModifier {
      primitive._modify(content, builder)
    } else if let effect = modifier as? any GeometryEffect {
      effect.applied(content, builder)
    } else {
      builder.node.environment.noteBody(of: Modifier.self)
      builder.add(modifier.body(content: .init(view: content)), at: .body)
    }
  }
}
/// A view with a modifier, whose body is evaluated for what it reads, as a view's is.
internal protocol ModifierNode {
  static var hasBody: Bool { get }
}
extension ModifiedContent: ModifierNode where Content: View, Modifier: ViewModifier {
  static var hasBody: Bool {
    Modifier.Body.self != Never.self && !(Modifier.self is any GeometryEffect.Type)
  }
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content base: _ViewModifier_Content<Self>) -> some View {
    base.view._modified(by: content)._modified(by: modifier)
  }
}
extension View {
  fileprivate nonisolated func _modified(by modifier: any ViewModifier) -> AnyView {
    func open<M: ViewModifier>(_ modifier: M) -> AnyView {
      AnyView(ModifiedContent(content: self, modifier: modifier))
    }
    return open(modifier)
  }
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Does nothing.
public nonisolated struct EmptyModifier: _PrimitiveModifier {
  public static var identity: EmptyModifier { EmptyModifier() }
  public init() {}
  @MainActor public func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.add(content, at: .content)
  }
}

/// Gives a view an identity of its own.
internal nonisolated struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID
  @MainActor func _build(_ builder: _Builder) { builder.add(content, at: .id(AnyHashable(id))) }
}

/// Is evaluated again only if it does not equal what it was.
public nonisolated struct EquatableView<Content: Equatable & View>: _PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
extension EquatableView: ComparedByParts {
  internal func _isSame(as other: any ComparedByParts) -> Bool {
    (other as? Self).map { $0.content == content } ?? false
  }
}

extension View {
  /// Binds the view's identity to a value.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
extension View where Self: Equatable {
  /// Is evaluated again only if it does not equal what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
