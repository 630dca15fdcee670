/// A part of an app's interface.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that the stand-in itself shows.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {
  /// Says what is shown.
  func _build(_ builder: _Builder)
}
extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body because it is shown as it is") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body because it has no values") }
}

/// Shows nothing.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
  public init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional has no body because it is shown as it is") }
}
extension Optional: _PrimitiveView where Wrapped: View {
  public typealias Body = Never
  public func _build(_ builder: _Builder) {
    if let self { builder.add(self, at: .branch(true)) }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  internal enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  internal let storage: Storage
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {
  public func _build(_ builder: _Builder) {
    switch storage {
    case .first(let view): builder.add(view, at: .branch(true))
    case .second(let view): builder.add(view, at: .branch(false))
    }
  }
}
extension _ConditionalContent: ComparedByParts {
  internal func _isSame(as other: any ComparedByParts) -> Bool {
    guard let other = other as? Self else { return false }
    switch (storage, other.storage) {
    case (.first(let one), .first(let two)): return Sameness.holds(one, two)
    case (.second(let one), .second(let two)): return Sameness.holds(one, two)
    default: return false
    }
  }
}

/// Several views in a row.
public nonisolated struct TupleView<T>: _PrimitiveView {
  public var value: T
  public init(_ value: T) { self.value = value }
  @MainActor public func _build(_ builder: _Builder) {
    withUnsafePointer(to: value) { start in
      for (index, field) in FieldTable.of(T.self).fields.enumerated() {
        guard let type = field.type as? any View.Type else { continue }
        builder.add(type, at: UnsafeRawPointer(start) + field.offset, key: .index(index))
      }
    }
  }
}

/// A view whose type is hidden.
public nonisolated struct AnyView: _PrimitiveView {
  internal let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  public init<V: View>(erasing view: V) { self.view = view }
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }
  @MainActor public func _build(_ builder: _Builder) { builder.add(view, at: .content) }
}
extension AnyView: ComparedByParts {
  @MainActor internal func _isSame(as other: any ComparedByParts) -> Bool {
    (other as? AnyView).map { Sameness.holds(any: view, $0.view) } ?? false
  }
}

/// Views without a container of their own.
public struct Group<Content> {
  internal let content: Content
}
extension Group: View where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}
extension Group: _PrimitiveView where Content: View {
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}

/// The name that the builder has since iOS 27's SDK.
public typealias ContentBuilder = ViewBuilder

/// Makes views of a closure's lines.
@resultBuilder public enum ViewBuilder {
  public nonisolated static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
  public nonisolated static func buildBlock() -> EmptyView { EmptyView() }
  public nonisolated static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }
  public nonisolated static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  public nonisolated static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public nonisolated static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  public nonisolated static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
  public nonisolated static func buildLimitedAvailability<Content: View>(_ content: Content)
    -> AnyView
  {
    AnyView(content)
  }
}
