#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Reports which request SwiftUI has applied to a container, and where the container is.
  struct NativeContainerProbe: View {
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      #if canImport(UIKit)
        if driver?.readsUIKit == true { probe } else { revision }
      #else
        revision
      #endif
    }

    private var revision: some View {
      NativeRevision(revision: container.revision) { [weak container, weak driver] in
        container?.seenRevision = $0
        driver?.lookAgain()
      } shown: { [weak container, weak driver] in
        container?.isShown = $0
        driver?.lookAgain()
      }
    }

    #if canImport(UIKit)
      private var probe: some View {
        Probe(revision: container.revision) { [weak container, weak driver] probe, revision in
          guard let container else { return }
          container.probe = probe
          guard container.seenRevision != revision else { return }
          container.seenRevision = revision
          driver?.lookAgain()
        } moved: { [weak driver] in
          driver?.lookAgain()
        }
      }
    #endif
  }
#endif
