#if os(macOS)
  import AppKit

  /// Makes the app one with a menu and the keyboard: what `swift run` starts is in no bundle that says so.
  final class MacDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate()
    }
  }
#endif
