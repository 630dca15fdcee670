#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// A tab's title, picture and badge.
  struct NativeTabItem: ViewModifier {
    let node: Node

    func body(content: Content) -> some View {
      let options = node.screenOptions
      let item = options.tabItem
      // Without an `if`: another branch would be another tab, with new stacks and new state.
      return labelled(content, item, options.title).badge(item?.badge.map { Text($0) })
    }

    private func labelled(_ content: Content, _ item: TabItem?, _ title: String?) -> some View {
      content.tabItem {
        let words = item?.title ?? title ?? ""
        if let image = item?.imageName {
          if image.isSymbol {
            Label(words, systemImage: image)
          } else {
            Label(words, image: image)
          }
        } else {
          Text(words)
        }
      }
    }
  }
#endif
