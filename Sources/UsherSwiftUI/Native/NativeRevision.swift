#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Tells what SwiftUI has taken up, where no probe can.
  struct NativeRevision: View {
    /// What SwiftUI has been told so far.
    let revision: Int
    /// Called with each revision that SwiftUI takes up.
    let seen: @MainActor (Int) -> Void
    /// Called when the views around it come on screen, and when they leave.
    let shown: @MainActor (Bool) -> Void

    var body: some View {
      Color.clear
        .onChange(of: revision, initial: true) { seen(revision) }
        .onAppear { shown(true) }
        .onDisappear { shown(false) }
    }
  }
#endif
