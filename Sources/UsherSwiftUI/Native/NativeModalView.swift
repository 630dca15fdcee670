#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher
  import UsherUIKit

  /// The content of a sheet, a cover or a popover.
  struct NativeModalView: View {
    let modal: NativeModal
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      let options = modal.node.screenOptions
      NativeLevelView(level: modal.level, content: NativeItemView(item: modal.item))
        .background {
          if let driver { NativeLevelProbe(level: modal.level, driver: driver) }
        }
        .background { NativeModalProbe(modal: modal) }
        .background {
          // Around the content it would replace the detents of a view.
          let (detents, declared) = (options.detents ?? [], DeclaredSheet.of(modal.node))
          if declared != nil || !detents.isEmpty {
            NativeSheet(detents: detents, declared: declared)
          }
        }
        .holdingSheet(
          options.isDismissable == false || modal.asksToLeave
            // A sheet that stands for a cover, which the user cannot dismiss.
            || modal.node.presentation?.style == .fullScreen
        )
        .onDisappear { [weak modal, weak driver] in
          // Only its disappearance reports the end of a popover. A cover over it makes it disappear too.
          guard let modal, modal.style == .popover else { return }
          if driver?.isPresented(modal) == true {
            driver?.lookAgain()
          } else {
            modal.base?.dismissed(as: .popover)
          }
        }
    }
  }
#endif
