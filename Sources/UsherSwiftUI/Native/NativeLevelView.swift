#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

  /// Content from which one thing at a time is presented.
  struct NativeLevelView<Content: View>: View {
    let level: NativeLevel
    let content: Content

    var body: some View {
      content
        .sheet(item: level.presented(as: .sheet), onDismiss: { level.dismissed(as: .sheet) }) {
          NativeModalView(modal: $0)
        }
        .fullScreenCover(
          item: level.presented(as: .cover), onDismiss: { level.dismissed(as: .cover) }
        ) {
          NativeModalView(modal: $0)
        }
        .popover(item: level.presented(as: .popover)) { NativeModalView(modal: $0) }
        .modifier(NativeAlerts(level: level))
    }
  }

  /// What a sheet, a cover or a popover shows.
  struct NativeModalView: View {
    let modal: NativeModal
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      let driver = driver
      let options = modal.node.screenOptions
      NativeLevelView(level: modal.level, content: NativeItemView(item: modal.item))
        .background {
          if let driver { NativeLevelProbe(level: modal.level, driver: driver) }
        }
        .background {
          Probe(revision: 0) { [weak modal] probe, _ in
            modal?.probe = probe
            driver?.lookAgain()
          } moved: {
            driver?.lookAgain()
          }
        }
        .presentationDetents(Set((options.detents ?? []).map(\.detent)).orLarge)
        .interactiveDismissDisabled(options.isDismissable == false)
        .onDisappear { [weak modal] in
          // A popover has nothing else that tells.
          guard let modal, modal.style == .popover else { return }
          modal.base?.dismissed(as: .popover)
        }
    }
  }

  /// Tells which presentation a level has taken up.
  struct NativeLevelProbe: View {
    let level: NativeLevel
    let driver: NativeDriver

    var body: some View {
      Probe(revision: level.revision) { [weak level, weak driver] probe, revision in
        guard let level else { return }
        let isNew = level.probe !== probe
        level.probe = probe
        guard isNew || level.seenRevision != revision else { return }
        level.seenRevision = revision
        driver?.lookAgain()
      } moved: { [weak driver] in
        driver?.lookAgain()
      }
    }
  }

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

  /// The text field of an alert.
  struct NativeAlertField: View {
    @Bindable var modal: NativeModal

    var body: some View {
      let field = modal.node.alert?.textField
      let placeholder = field?.placeholder ?? ""
      if field?.kind == .password {
        SecureField(placeholder, text: $modal.text)
      } else {
        TextField(placeholder, text: $modal.text)
      }
    }
  }

  extension Set<PresentationDetent> {
    fileprivate var orLarge: Self { isEmpty ? [.large] : self }
  }

  extension SheetDetent {
    fileprivate var detent: PresentationDetent {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction(let share): .fraction(share)
      }
    }
  }
#endif
