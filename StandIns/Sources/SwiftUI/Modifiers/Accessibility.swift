/// Changes what is seen of the views below.
internal nonisolated struct ElementModifier: _PrimitiveModifier {
  let change: ([_Element], Node) -> [_Element]
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = Change(change: change)
    builder.add(content, at: .content)
  }
  private struct Change: ElementTransform {
    let change: ([_Element], Node) -> [_Element]
    func transform(_ elements: [_Element], _ node: Node) -> [_Element] { change(elements, node) }
  }
}

extension View {
  private nonisolated func changeEach(_ change: @escaping (inout _Element) -> Void) -> some View {
    modifier(
      ElementModifier { elements, _ in
        elements.map { element in
          var element = element
          change(&element)
          return element
        }
      })
  }
  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    changeEach { if $0.identifier.isEmpty { $0.identifier = identifier } }
  }
  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    changeEach { $0.label = labelKey.text }
  }
  /// Says what the view is.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  {
    changeEach { $0.label = String(label) }
  }
  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    changeEach { $0.label = label.text }
  }
  /// Says what the view shows.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  {
    changeEach { $0.value = String(value) }
  }
  /// Says what the view shows.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    changeEach { $0.value = valueKey.text }
  }
  /// Says what the view shows.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    changeEach { $0.value = value.text }
  }
  /// Says what the view is, if that is wanted.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View { changeEach { if isEnabled { $0.label = labelKey.text } } }
  /// Names the view for tests, if that is wanted.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    changeEach { if isEnabled, $0.identifier.isEmpty { $0.identifier = identifier } }
  }
  /// Says what happens.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Keeps the view from those who cannot see.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(ElementModifier { elements, _ in hidden ? [] : elements })
  }
  /// Hides the view, which keeps its place.
  public nonisolated func hidden() -> some View { modifier(ElementModifier { _, _ in [] }) }
  /// How opaque the view is; without opacity it cannot be seen.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(ElementModifier { elements, _ in opacity < 0.01 ? [] : elements })
  }
  /// Does something when the view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      ElementModifier { elements, node in
        elements.map { element in
          var element = element
          if element.onTap == nil { element.onTap = action }
          return element
        }
      })
  }
  /// Does something when the view is pressed for a while.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    changeEach {
      $0.onLongPress = {
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      }
    }
  }
  /// Decides whether touches reach the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    changeEach { if !enabled { $0 = $0.untouchable } }
  }
}
extension _Element {
  fileprivate var untouchable: _Element {
    var copy = self
    copy.onTap = nil
    copy.onType = nil
    copy.onLongPress = nil
    copy.children = children.map(\.untouchable)
    return copy
  }
}
