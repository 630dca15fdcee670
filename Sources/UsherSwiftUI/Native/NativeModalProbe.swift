#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Tells when the content of a modal is there, and where.
  struct NativeModalProbe: View {
    let modal: NativeModal
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      #if canImport(UIKit)
        if driver?.readsUIKit == true { probe } else { arrival }
      #else
        arrival
      #endif
    }

    private var arrival: some View {
      Color.clear.onAppear { [weak modal, weak driver] in
        modal?.hasArrived = true
        driver?.lookAgain()
      }
    }

    #if canImport(UIKit)
      private var probe: some View {
        Probe(revision: modal.asksToLeave ? 1 : 0) { [weak modal, weak driver] probe, revision in
          modal?.probe = probe
          modal?.isHeld = revision == 1
          driver?.lookAgain()
        } moved: { [weak driver] in
          driver?.lookAgain()
        }
      }
    #endif
  }
#endif
