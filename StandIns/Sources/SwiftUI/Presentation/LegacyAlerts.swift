/// An alert as a value.
public struct Alert {
  internal let words: Presentation.Words
  internal let buttons: [Button]

  /// A button of an alert.
  public struct Button {
    internal let role: ButtonRole?
    internal let label: Text
    internal let action: (() -> Void)?
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    words = .init(title: title.text, message: message.map { AnyView($0) })
    buttons = [dismissButton].compactMap(\.self)
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    words = .init(title: title.text, message: message.map { AnyView($0) })
    buttons = [primaryButton, secondaryButton]
  }
}
/// Choices as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button
  internal let words: Presentation.Words
  internal let buttons: [Button]
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    words = .init(title: title.text, message: message.map { AnyView($0) })
    self.buttons = buttons
  }
}
private nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]
  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  private nonisolated func presents(
    _ style: Presentation.Style, _ isPresented: Binding<Bool>, words: Presentation.Words?,
    buttons: [Alert.Button]
  ) -> some View {
    presentsNow(style, isPresented, words: words ?? .init()) { AlertButtons(buttons: buttons) }
  }
  private nonisolated func flag<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(
      ClosureLocation(
        get: { item.wrappedValue != nil }, set: { new, _ in if !new { item.wrappedValue = nil } }))
  }
  /// Presents an alert while a binding is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return presents(.alert, isPresented, words: alert?.words, buttons: alert?.buttons ?? [])
  }
  /// Presents an alert while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return presents(.alert, flag(item), words: alert?.words, buttons: alert?.buttons ?? [])
  }
  /// Presents choices while a binding is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return presents(.dialog, isPresented, words: sheet?.words, buttons: sheet?.buttons ?? [])
  }
  /// Presents choices while there is an item.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return presents(.dialog, flag(item), words: sheet?.words, buttons: sheet?.buttons ?? [])
  }
}
