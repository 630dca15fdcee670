/// Which field has the keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and sets which field has the keyboard.
  @propertyWrapper public struct Binding {
    internal let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
  @State private var value: Value
  public init() where Value == Bool { _value = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(binding: $value) }
}
extension View {
  /// Has the keyboard while the value is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    followsFocus { condition.wrappedValue = true }
  }
  /// Has the keyboard while the value is the given one.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { followsFocus { binding.wrappedValue = value } }

  private nonisolated func followsFocus(_ take: @escaping () -> Void) -> some View {
    modifier(
      ElementModifier { elements, _ in
        elements.map { element in
          var element = element
          guard let type = element.onType else { return element }
          element.onType = {
            take()
            type($0)
          }
          return element
        }
      })
  }
}
