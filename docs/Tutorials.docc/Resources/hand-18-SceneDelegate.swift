import UIKit
import UsherUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var host: UIKitHost?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    host = UIKitHost(AppFlow(), in: scene, views: makeViews())
  }
}
