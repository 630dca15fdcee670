#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Tells which page of a stack shows an item, and whether its ways back are off.
  struct NativePageProbe: View {
    let item: NativeItem
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      #if canImport(UIKit)
        if driver?.readsUIKit == true {
          Probe(revision: item.asksToGoBack ? 1 : 0) {
            [weak item, weak container] probe, revision in
            guard let item else { return }
            item.isHeld = revision == 1
            probe.onMove = { [weak probe, id = item.id] in container?.note(probe?.page, shows: id) }
            container?.note(probe.page, shows: item.id)
          } moved: {
          }
        }
      #endif
    }
  }
#endif
