#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Reports which presentation SwiftUI has applied to a level.
  struct NativeLevelProbe: View {
    let level: NativeLevel
    let driver: NativeDriver

    var body: some View {
      #if canImport(UIKit)
        if driver.readsUIKit { probe } else { revision }
      #else
        revision
      #endif
    }

    private var revision: some View {
      NativeRevision(revision: level.revision) { [weak level, weak driver] in
        level?.seenRevision = $0
        driver?.lookAgain()
      } shown: { [weak level, weak driver] in
        level?.isShown = $0
        driver?.lookAgain()
      }
    }

    #if canImport(UIKit)
      private var probe: some View {
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
    #endif
  }
#endif
