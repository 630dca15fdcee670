import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A window") struct WindowTests {
    @Test("is hidden, and loads nothing, until it is shown") func hidden() {
      StandIn.reset()
      let log = Log()
      let window = UIWindow()
      #expect(window.isHidden)
      window.rootViewController = Screen("a", log)
      #expect(window.rootViewController?.isViewLoaded == false)
      #expect(!window.isKeyWindow)
    }

    @Test("shows its root at once, which has appeared at the next turn") func shows() {
      StandIn.reset()
      StandIn.clock.mode = .manual
      let log = Log()
      let window = UIWindow()
      window.rootViewController = Screen("a", log)
      window.makeKeyAndVisible()
      #expect(log.take() == ["a.load", "a.willAppear", "a.isAppearing"])
      #expect(window.isKeyWindow)
      StandIn.clock.advance()
      #expect(log.take() == ["a.didAppear"])
      #expect(window.rootViewController?.view.window === window)
    }

    @Test("replaces roots at once") func exchange() {
      let stage = Stage()
      stage.window.rootViewController = stage.screen("b")
      #expect(
        stage.log.take() == [
          "root.willDisappear", "root.didDisappear", "b.load", "b.willAppear", "b.isAppearing",
        ])
      stage.settle()
      #expect(stage.log.take() == ["b.didAppear"])
    }

    @Test("whose root is replaced under a presentation keeps the old screens alive") func leak() {
      weak var m: UIViewController?
      weak var root: UIViewController?
      let stage = Stage()
      do {
        let one = stage.screen("m")
        m = one
        root = stage.root
        stage.root.present(one, animated: false)
        stage.window.rootViewController = stage.screen("b")
        stage.settle()
      }
      #expect(m != nil)
      #expect(root != nil)
      #expect(stage.person.topScreen?.title == "b")
      m?.presentingViewController?.dismiss(animated: false)
      #expect(m == nil)
      #expect(root == nil)
    }

    @Test("that is hidden makes its root disappear") func hide() {
      let stage = Stage()
      stage.window.isHidden = true
      #expect(stage.log.take() == ["root.willDisappear", "root.didDisappear"])
      #expect(throws: Obstacle.self) { try stage.person.tap("x") }
      #expect(UIApplication.shared.keyWindow == nil)
    }

    @Test("posts when it becomes the key window and when it resigns") func key() {
      let stage = Stage()
      let other = UIWindow()
      other.makeKeyAndVisible()
      #expect(other.isKeyWindow)
      #expect(!stage.window.isKeyWindow)
      #expect(UIApplication.shared.windows.count == 2)
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var log: [String] = []
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        log.append("connect \(connectionOptions.urlContexts.count)")
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
      func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
      func sceneWillResignActive(_ scene: UIScene) { log.append("resign") }
      func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
      func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
      func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "state")
      }
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        log.append("open \(URLContexts.first?.url.absoluteString ?? "")")
      }
    }

    @Test("of a scene lives through the scene's life") func scene() throws {
      StandIn.reset()
      let delegate = SceneDelegate()
      let link = try #require(URL(string: "app://a"))
      let scene = StandIn.connectScene(delegate: delegate, urls: [link])
      #expect(scene.windows.count == 1)
      #expect(scene.keyWindow === delegate.window)
      #expect(delegate.window?.windowScene === scene)
      #expect(UIApplication.shared.connectedScenes.contains(scene))
      #expect(scene.activationState == .foregroundActive)
      StandIn.open([link], in: scene)
      StandIn.sendToBackground(scene)
      #expect(scene.session.stateRestorationActivity?.activityType == "state")
      StandIn.bringToFront(scene)
      StandIn.sendToBackground(scene)
      StandIn.disconnect(scene)
      #expect(
        delegate.log == [
          "connect 1", "foreground", "active", "open app://a", "resign", "background",
          "foreground", "active", "resign", "background", "disconnect",
        ])
      #expect(UIApplication.shared.connectedScenes.isEmpty)
      #expect(UIApplication.shared.openSessions.count == 1)
    }

    @Test("covered by another of its scene cannot be touched") func covered() throws {
      StandIn.reset()
      let delegate = SceneDelegate()
      let scene = StandIn.connectScene(delegate: delegate)
      let over = UIWindow(windowScene: scene)
      over.windowLevel = .alert
      over.isHidden = false
      let person = Person(in: try #require(delegate.window))
      #expect(throws: Obstacle.self) { try person.tapBack() }
      let error = #expect(throws: Obstacle.self) { try person.tap("x") }
      #expect(error?.kind == .windowCovered)
    }
  }
}
