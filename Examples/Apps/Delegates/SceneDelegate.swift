#if canImport(UIKit)
  import UIKit
  import UsherLinks
  import UsherSnapshots
  import UsherUIKit

  /// Keeps the host, which owns the window and the flows of one scene.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private(set) var host: UIKitHost?

    /// Starts where the scene was, or else as usual, and opens the link that the system passes on.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let snapshot = TreeSnapshot(session.stateRestorationActivity)
      host = ThisApp.makeHost(
        in: scene, launch: .restoring(snapshot).opening(options.link, onError: report))
    }

    func sceneDidDisconnect(_ scene: UIScene) { host?.detach() }

    // MARK: Links

    /// Opens a universal link, or continues where the user was on another device.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity.link) }

    /// Opens a link of the app's own scheme.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      open(contexts.first?.link)
    }

    /// Opens a quick action, whose type is a link.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(open(shortcutItem.link))
    }

    @discardableResult
    private func open(_ link: String?) -> Bool { host?.tree.open(link, onError: report) == true }

    private func report(_ error: LinkError) { print("The app does not open a link. \(error)") }

    // MARK: Activities

    /// Returns the tree, which the system keeps for a scene that it ends.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      host?.tree.snapshot().activity(ofType: "\(ThisApp.identifier).tree")
    }

    /// Offers the place to the user's other devices.
    func sceneWillResignActive(_ scene: UIScene) {
      scene.userActivity = host?.tree.activity(ofType: "\(ThisApp.identifier).place")
    }
  }
#endif
