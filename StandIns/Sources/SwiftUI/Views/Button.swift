/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// Does something when it is tapped.
public nonisolated struct Button<Label: View>: _PrimitiveView {
  internal let role: ButtonRole?
  internal let action: @MainActor () -> Void
  internal let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .button, isNamedByContent: true, tap: { action() })
    builder.node.payload = ButtonPayload(role: role)
    guard let styling = builder.read(\._buttonStyling) else {
      return builder.add(label, at: .label)
    }
    let styled = styling.make(role, AnyView(label)) { [action] in action() }
    // A style that decides what a tap does makes the element itself.
    if styling.isPrimitive { builder.node.element = nil }
    builder.environment._buttonStyling = nil
    builder.add(styled, at: .label)
  }
}
internal struct ButtonPayload {
  let role: ButtonRole?
}
extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }
}
/// What a button says that has only a role.
public nonisolated struct DefaultButtonLabel: View {
  fileprivate let role: ButtonRole
  @MainActor public var body: some View {
    if role == .close {
      Text("Close")
    } else if role == .confirm {
      Text("Done")
    } else {
      Text(role == .cancel ? "Cancel" : "Delete")
    }
  }
}
extension Button where Label == DefaultButtonLabel {
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked for.
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) {
      configuration.label
    }
  }
}
