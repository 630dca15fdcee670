#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import UIKit
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

  /// What stands in a container, or is presented.
  struct NativeItemView: View {
    let item: NativeItem
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      if let container = item.container {
        NativeContainerView(container: container)
      } else if let driver {
        NativeScreen(node: item.node, driver: driver)
      }
    }
  }

  /// A container of SwiftUI's.
  struct NativeContainerView: View {
    let container: NativeContainer

    var body: some View {
      switch container.kind {
      case .stack: NativeStack(container: container)
      case .tabs: NativeTabs(container: container)
      default: NativeSingle(container: container)
      }
    }
  }

  struct NativeStack: View {
    let container: NativeContainer

    var body: some View {
      let identity = container.identity
      NavigationStack(path: container.path(of: identity)) {
        NativeFirst(container: container)
          .navigationDestination(for: NodeID.self) { id in
            if let item = container.item(id) { NativeItemView(item: item).id(id) }
          }
      }
      .id(identity)
      .background { NativeContainerProbe(container: container) }
    }
  }

  /// The first page of a stack, which does not change with what is pushed on it.
  struct NativeFirst: View {
    let container: NativeContainer

    var body: some View {
      if let first = container.first { NativeItemView(item: first).id(first.id) }
    }
  }

  struct NativeTabs: View {
    let container: NativeContainer

    var body: some View {
      TabView(selection: container.selected) {
        ForEach(container.tabs) { item in
          NativeItemView(item: item)
            .modifier(NativeTabItem(node: item.node))
            .tag(item.id as NodeID?)
        }
      }
      .background { NativeContainerProbe(container: container) }
    }
  }

  struct NativeSingle: View {
    let container: NativeContainer

    var body: some View {
      ZStack {
        if let item = container.tabs.last { NativeItemView(item: item).id(item.id) }
      }
      .background { NativeContainerProbe(container: container) }
    }
  }

  /// Tells which request a container has taken up, and where it is.
  struct NativeContainerProbe: View {
    let container: NativeContainer
    @Environment(\.nativeDriver) private var driver

    var body: some View {
      let driver = driver
      Probe(revision: container.revision) { [weak container] probe, revision in
        guard let container else { return }
        container.probe = probe
        guard container.seenRevision != revision else { return }
        container.seenRevision = revision
        driver?.lookAgain()
      } moved: {
        driver?.lookAgain()
      }
    }
  }

  private struct NativeDriverKey: EnvironmentKey {
    static var defaultValue: NativeDriver? { nil }
  }

  extension EnvironmentValues {
    /// What runs the flow that a view stands in, for the host's own views.
    var nativeDriver: NativeDriver? {
      get { self[NativeDriverKey.self] }
      set { self[NativeDriverKey.self] = newValue }
    }
  }
#endif
