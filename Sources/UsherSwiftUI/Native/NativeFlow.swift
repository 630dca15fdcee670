#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  @_spi(Hosting) import Usher

  /// A flow in SwiftUI's own containers.
  struct NativeFlow: View {
    let driver: NativeDriver

    var body: some View {
      if let root = driver.root {
        NativeLevelView(level: driver.ground, content: NativeContainerView(container: root))
          .background { NativeLevelProbe(level: driver.ground, driver: driver) }
          .environment(\.nativeDriver, driver)
      }
    }
  }

  private struct NativeDriverKey: EnvironmentKey {
    static var defaultValue: NativeDriver? { nil }
  }

  extension EnvironmentValues {
    /// The driver of the enclosing flow, for the host's own views.
    var nativeDriver: NativeDriver? {
      get { self[NativeDriverKey.self] }
      set { self[NativeDriverKey.self] = newValue }
    }
  }
#endif
