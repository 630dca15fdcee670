import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var app: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    app = AppCoordinator(UIWindow(windowScene: scene))
    app?.start()
  }
}
