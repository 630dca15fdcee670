#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import Usher

  /// What an empty column shows.
  struct NativePlaceholder: View {
    let placeholder: ColumnPlaceholder

    var body: some View {
      ContentUnavailableView {
        if let image = placeholder.imageName {
          if image.isSymbol {
            Label(placeholder.title, systemImage: image)
          } else {
            Label(placeholder.title, image: image)
          }
        } else {
          Text(placeholder.title)
        }
      } description: {
        if let message = placeholder.message { Text(message) }
      }
    }
  }
#endif
