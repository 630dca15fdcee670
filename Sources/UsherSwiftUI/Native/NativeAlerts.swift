#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// The alerts and action sheets of a level.
  struct NativeAlerts: ViewModifier {
    let level: NativeLevel
    @Environment(\.nativeDriver) private var driver

    func body(content: Content) -> some View {
      let alert = level.presented(as: .alert).wrappedValue
      let dialog = level.presented(as: .dialog).wrappedValue
      content
        .alert(
          Text(alert?.node.alert?.title ?? ""), isPresented: level.isPresented(as: .alert),
          presenting: alert
        ) { modal in
          if modal.node.alert?.textField != nil { NativeAlertField(modal: modal) }
          buttons(of: modal)
        } message: {
          message(of: $0)
        }
        .confirmationDialog(
          Text(dialog?.node.alert?.title ?? ""), isPresented: level.isPresented(as: .dialog),
          titleVisibility: dialog?.node.alert?.title.isEmpty == false ? .visible : .hidden,
          presenting: dialog
        ) {
          buttons(of: $0)
        } message: {
          message(of: $0)
        }
    }

    @ViewBuilder
    private func message(of modal: NativeModal) -> some View {
      if let message = modal.node.alert?.message { Text(message) }
    }

    private func buttons(of modal: NativeModal) -> some View {
      let actions = modal.node.alert?.actions ?? []
      let cancels = modal.node.alert?.cancelAction
      let preferred = modal.node.alert?.preferredAction
      return ForEach(actions.indices, id: \.self) { number in
        let action = actions[number]
        let button = Button(
          action.title,
          role: action.role == .destructive ? .destructive : number == cancels ? .cancel : nil
        ) { [weak driver] in
          driver?.userChose(number, in: modal)
        }
        if number == preferred {
          button.keyboardShortcut(.defaultAction)
        } else {
          button
        }
      }
    }
  }
#endif
