#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// A page's way back: SwiftUI's own, or a button that asks.
  struct NativeBack: ViewModifier {
    let item: NativeItem
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    func body(content: Content) -> some View {
      content
        .background {
          // Around the content it would replace what the page says itself.
          if item.asksToGoBack { Color.clear.navigationBarBackButtonHidden() }
          NativePageProbe(item: item, container: container)
        }
        .toolbar {
          if item.asksToGoBack {
            ToolbarItem(placement: .navigation) { button }
          }
        }
    }

    /// Looks like SwiftUI's own: a tap goes back, a long press offers the pages below, the nearest first.
    private var button: some View {
      let pages = Array(container.items(below: item).reversed())
      let goBack: @MainActor (Int, EndingCause) -> Void = { [weak driver, item] in
        driver?.userWantsBack(over: $0, from: item, by: $1)
      }
      return Menu {
        ForEach(pages.indices, id: \.self) { place in
          Button(pages[place].backTitle) { goBack(place + 1, .backMenu) }
        }
      } label: {
        Label(pages.first?.backTitle ?? "Back", systemImage: "chevron.backward")
          .labelStyle(.titleAndIcon)
      } primaryAction: {
        goBack(1, .backButton)
      }
      .accessibilityIdentifier("BackButton")
    }
  }
#endif
