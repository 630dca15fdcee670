import UIKit
import UsherLinks
import UsherUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var host: UIKitHost?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    host = UIKitHost(
      AppFlow(Session()), in: scene, views: makeViews(), launch: .standard.opening(options.link))
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { _ = try? host?.tree.open(context.url.absoluteString) }
  }
}
