#if canImport(UIKit) && canImport(ObjectiveC) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A window that is shown and does not become key.
  ///
  /// The host calls `makeKeyAndVisible()`, which crashes in a test bundle without an app, as the page about test
  /// bundles in https://github.com/uber/ios-snapshot-test-case says. To be visible is enough for layout:
  /// https://github.com/tarunon/XCTAssertAutolayout/pull/8.
  final class QuietWindow: UIWindow {
    override func makeKeyAndVisible() { isHidden = false }
  }
#endif
