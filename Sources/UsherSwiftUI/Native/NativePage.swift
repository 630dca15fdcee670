#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// A page above the first one of a stack, with SwiftUI's own way back or a button that asks.
  struct NativePage: View {
    let item: NativeItem
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      NativeItemView(item: item, stack: container)
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
