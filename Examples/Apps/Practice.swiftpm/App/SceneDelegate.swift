#if canImport(UIKit)
  import Practice
  import PracticeUIKit
  import UIKit
  import UsherUIKit

  /// Keeps the host, which owns the window and the flows of one scene.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private(set) var host: UIKitHost?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      host = UIKitHost(makePractice(), in: scene, views: makePracticeViews())
    }

    func sceneDidDisconnect(_ scene: UIScene) { host?.detach() }
  }
#endif
