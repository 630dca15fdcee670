#if canImport(SwiftUI) && !canImport(UIKit)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// Where there is no UIKit, nothing is known but what SwiftUI tells.
  extension NativeDriver {
    var moving: DriverActivity? { nil }
    var isPresenting: Bool { false }
    var isDetached: Bool { !ground.isLive }
    var canPresent: Bool { ground.isLive }
    var presentedNow: [Seen]? { nil }
    var showsPopoversAsSheets: Bool { false }

    func pageCount(of container: NativeContainer) -> Int? { nil }
    func nameOfPage(at position: Int, in container: NativeContainer) -> String? { nil }
    func tabCount(of container: NativeContainer) -> Int? { nil }
    func tabSelection(of container: NativeContainer) -> Int? { nil }
    func isPresented(_ modal: NativeModal) -> Bool? { nil }
    func isSwipe(in container: NativeContainer) -> Bool { false }

    func checkContainers() {}
    func checkForNestedStacks() {}
    func listen(to container: NativeContainer) {}
    func listen(to modal: NativeModal) {}
    func askAfterSwipes() {}
    /// No gesture is known of: what wants to happen waits for its end.
    func cancelInteraction() {}
    func dismissForeign(above count: Int, isAnimated: Bool) {}
  }
#endif
