#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

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
#endif
