#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

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
          Probe(revision: modal.asksToLeave ? 1 : 0) { [weak modal] probe, revision in
            modal?.probe = probe
            modal?.isHeld = revision == 1
            driver?.lookAgain()
          } moved: {
            driver?.lookAgain()
          }
        }
        .presentationDetents(Set((options.detents ?? []).map(\.detent)).orLarge)
        .interactiveDismissDisabled(options.isDismissable == false || modal.asksToLeave)
        .onDisappear { [weak modal] in
          // A popover has nothing else that tells.
          guard let modal, modal.style == .popover else { return }
          modal.base?.dismissed(as: .popover)
        }
    }
  }
#endif
