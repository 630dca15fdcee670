#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

  /// Tells which request a container has taken up, and where it is.
  struct NativeContainerProbe: View {
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      let driver = driver
      Probe(revision: container.revision) { [weak container] probe, revision in
        guard let container else { return }
        container.probe = probe
        guard container.seenRevision != revision else { return }
        container.seenRevision = revision
        driver?.lookAgain()
      } moved: {
        driver?.lookAgain()
      }
    }
  }
#endif
