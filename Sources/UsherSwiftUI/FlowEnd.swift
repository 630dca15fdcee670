#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Dismisses a guest whose flow has ended, and reports a window that is empty then.
  ///
  /// It reads `dismiss`, so that a new value of that evaluates this and not the flow's content.
  struct FlowEnd: ViewModifier {
    let host: FlowHost
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
      content.onChange(of: host.state.hasEnded, initial: true) {
        guard host.state.hasEnded else { return }
        if isPresented { dismiss() } else { host.reportEmptyView() }
      }
    }
  }
#endif
