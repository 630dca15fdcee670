#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// What the host says of the bar above a screen, and the probe that finds the screen's page.
  ///
  /// It stands behind the screen: around the screen it might replace what the view says itself. All of it is one view,
  /// because each further modifier is evaluated with each push.
  struct NativeMarks: View {
    var hidesBar = false
    var backTitle: String?
    /// The item, if it is a page above the first one of `stack`.
    let page: NativeItem?
    let stack: NativeContainer?
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      let asks = page?.asksToGoBack == true
      if hidesBar || asks || backTitle != nil {
        // Windows of macOS have no such bar.
        #if canImport(UIKit)
          if hidesBar { Color.clear.toolbar(.hidden, for: .navigationBar) }
          if let backTitle { NativeBackTitle(title: backTitle) }
        #endif
        if asks { Color.clear.navigationBarBackButtonHidden() }
      }
      #if canImport(UIKit)
        if let page, let stack, driver?.readsUIKit == true {
          Self.probe(of: page, in: stack, asks: asks)
        }
      #endif
    }

    #if canImport(UIKit)
      /// Tells which page of the stack shows the item, and whether its ways back are off.
      private static func probe(
        of item: NativeItem, in container: NativeContainer, asks: Bool
      ) -> some View {
        Probe(revision: asks ? 1 : 0) { [weak item, weak container] probe, revision in
          guard let item else { return }
          item.isHeld = revision == 1
          probe.onMove = { [weak probe, id = item.id] in container?.note(probe?.page, shows: id) }
          container?.note(probe.page, shows: item.id)
        } moved: {
        }
      }
    #endif
  }
#endif
