#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
  @_spi(Hosting) import Usher

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
#endif
