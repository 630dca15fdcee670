#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// The first page of a stack, which pushes do not change.
  struct NativeFirst: View {
    let container: NativeContainer

    var body: some View {
      if let first = container.first { NativeItemView(item: first).id(first.id) }
    }
  }
#endif
