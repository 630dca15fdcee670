/// Names a value that views hand to the views around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What a node gives for a preference.
@MainActor private protocol PreferenceSource {
  func value<K: PreferenceKey>(of key: K.Type, below: () -> K.Value?) -> K.Value?
}

extension Node {
  /// What the views below hand up for a key; `nil` if none does.
  fileprivate func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    func below() -> K.Value? {
      var result: K.Value?
      for child in children {
        guard let next = child.preference(key) else { continue }
        if result == nil { result = next } else { K.reduce(value: &result!) { next } }
      }
      return result
    }
    if let source = payload as? any PreferenceSource { return source.value(of: key, below: below) }
    return below()
  }
}

private struct PreferenceValue<Key: PreferenceKey>: PreferenceSource {
  let given: Key.Value
  func value<K: PreferenceKey>(of key: K.Type, below: () -> K.Value?) -> K.Value? {
    key == Key.self ? given as? K.Value : below()
  }
}
private struct PreferenceChange<Key: PreferenceKey>: PreferenceSource {
  let change: (inout Key.Value) -> Void
  func value<K: PreferenceKey>(of key: K.Type, below: () -> K.Value?) -> K.Value? {
    guard key == Key.self else { return below() }
    var value = below() as? Key.Value ?? Key.defaultValue
    change(&value)
    return value as? K.Value
  }
}

internal nonisolated struct PreferenceModifier<K: PreferenceKey>: _PrimitiveModifier {
  let value: K.Value
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = PreferenceValue<K>(given: value)
    builder.add(content, at: .content)
  }
}
internal nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: _PrimitiveModifier {
  let change: (inout K.Value) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = PreferenceChange<K>(change: change)
    builder.add(content, at: .content)
  }
}

/// Looks at a preference after each pass.
@MainActor private final class PreferenceWatch<K: PreferenceKey>: Follower {
  weak var node: Node?
  var action: (K.Value) -> Void = { _ in }
  var isSame: (K.Value, K.Value) -> Bool = { Sameness.holds($0, $1) }
  private var last: K.Value?

  func passDidEnd() {
    guard let node, node.isAlive else { return }
    let now = node.preference(K.self) ?? K.defaultValue
    if let last, isSame(last, now) { return }
    // The default counts as known before there was anything else.
    let isFirst = last == nil
    last = now
    if isFirst, isSame(now, K.defaultValue) { return }
    let action = action
    node.graph.afterPass { action(now) }
  }
}
internal nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: _PrimitiveModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let watch = node.slots[-1] as? PreferenceWatch<K> ?? PreferenceWatch<K>()
    watch.node = node
    watch.action = action
    watch.isSame = { $0 == $1 }
    if node.slots[-1] == nil { node.graph.follow(watch) }
    node.slots[-1] = watch
    builder.add(content, at: .content)
  }
}

/// Shows what is made of a preference, beside the content.
internal nonisolated struct PreferenceReader<K: PreferenceKey, Content: View, Extra: View>: View {
  private let content: Content
  private let make: (K.Value) -> Extra
  @State private var holder = Holder<K.Value>(nil)
  @State private var count = 0

  init(content: Content, make: @escaping (K.Value) -> Extra) {
    self.content = content
    self.make = make
  }

  @MainActor var body: some View {
    let _ = count
    content.modifier(
      WatchModifier<K> { value in
        holder.value = value
        count += 1
      })
    make(holder.value ?? K.defaultValue)
  }
}
private nonisolated final class Holder<Value> {
  var value: Value?
  init(_ value: Value?) { self.value = value }
}
private nonisolated struct WatchModifier<K: PreferenceKey>: _PrimitiveModifier {
  let action: (K.Value) -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let watch = node.slots[-1] as? PreferenceWatch<K> ?? PreferenceWatch<K>()
    watch.node = node
    watch.action = action
    if node.slots[-1] == nil { node.graph.follow(watch) }
    node.slots[-1] = watch
    builder.add(content, at: .content)
  }
}

extension View {
  /// Hands a value up.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    modifier(PreferenceModifier<K>(value: value))
  }
  /// Changes a value on its way up.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(PreferenceTransformModifier<K>(change: callback)) }
  /// Calls when what the views below hand up has changed.
  @preconcurrency public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    @_inheritActorContext perform action: @escaping @isolated(any) @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    // Because it is called on the main actor, whatever actor the closure is of.
    let action = unsafeBitCast(action, to: ((K.Value) -> Void).self)
    return modifier(PreferenceChangeModifier<K>(action: action))
  }
  /// Shows something of a preference in front of the view.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { PreferenceReader<Key, Self, T>(content: self, make: transform) }
  /// Shows something of a preference behind the view.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { PreferenceReader<Key, Self, T>(content: self, make: transform) }
  /// Shows something of a preference in front of the view.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { PreferenceReader<K, Self, V>(content: self, make: transform) }
  /// Shows something of a preference behind the view.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { PreferenceReader<K, Self, V>(content: self, make: transform) }
}
