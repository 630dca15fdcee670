import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("An app") struct AppTests {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var events: [String] = []
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        events.append("launched")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
    }

    final class Bare: NSObject, UIApplicationDelegate {}

    @Test("without scenes is launched with its delegate, whose window is readable from outside")
    func launch() {
      StandIn.reset()
      let delegate = Delegate()
      StandIn.launch(delegate)
      #expect(delegate.events == ["launched", "active"])
      #expect(UIApplication.shared.keyWindow === delegate.window)
      #expect(UIApplication.shared.delegate?.window??.rootViewController is UINavigationController)
      #expect((UIApplication.shared.delegate as? Delegate)?.window?.isKeyWindow == true)
    }

    @Test("whose delegate has no window answers nil for it") func noWindow() {
      StandIn.reset()
      StandIn.launch(Bare())
      #expect(UIApplication.shared.delegate?.window == nil)
    }

    @Test("opens links that another app knows") func links() throws {
      StandIn.reset()
      let web = try #require(URL(string: "https://example.org"))
      let odd = try #require(URL(string: "odd://x"))
      #expect(UIApplication.shared.canOpenURL(web))
      #expect(!UIApplication.shared.canOpenURL(odd))
      UIApplication.shared.open(web)
      UIApplication.shared.open(odd)
      #expect(StandIn.openedURLs == [web])
    }

    @Test("posts the notifications of its scenes' lives") func notifications() {
      StandIn.reset()
      final class Heard: @unchecked Sendable { var names: [String] = [] }
      let heard = Heard()
      let names: [Notification.Name] = [
        UIScene.willConnectNotification, UIScene.didActivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      ]
      let tokens = names.map {
        NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
          heard.names.append($0.name.rawValue)
        }
      }
      let scene = StandIn.connectScene(delegate: nil)
      StandIn.sendToBackground(scene)
      #expect(UIApplication.shared.applicationState == .background)
      StandIn.disconnect(scene, isClosedByUser: true)
      #expect(heard.names == names.map(\.rawValue))
      #expect(UIApplication.shared.openSessions.isEmpty)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("finds the windows of its scenes as articles do") func findingWindows() {
      StandIn.reset()
      let scene = StandIn.connectScene(delegate: nil)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let found = UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
        .first { $0.isKeyWindow }
      #expect(found === window)
      #expect(UIApplication.shared.windows.first { $0.isKeyWindow } === window)
    }

    @Test("hands the responder chain from a view to the app") func responders() {
      let (stage, navigation) = Stage.stack("a")
      var chain: [UIResponder] = []
      var one: UIResponder? = navigation.topViewController?.view
      while let here = one {
        chain.append(here)
        one = here.next
      }
      #expect(chain.contains { $0 === navigation.topViewController })
      #expect(chain.contains { $0 === navigation })
      #expect(chain.contains { $0 === stage.window })
      #expect(chain.last === UIApplication.shared)
    }

    @Test("presents and dismisses with await") func awaiting() async {
      StandIn.reset()
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      await StandIn.clock.idle()
      await root.present(UIViewController(), animated: true)
      #expect(root.presentedViewController?.isBeingPresented == false)
      await root.dismiss(animated: true)
      #expect(root.presentedViewController == nil)
      let view = UIView()
      let finished = await UIView.animate(withDuration: 0.2) { view.alpha = 0 }
      #expect(finished && view.alpha == 0)
    }

    @Test("converts points between views and finds the touched view") func geometry() {
      let stage = Stage()
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      stage.root.view.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
      #expect(inner.convert(CGPoint(x: 16, y: 26), from: nil) == CGPoint(x: 1, y: 1))
      #expect(stage.window.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
      inner.isUserInteractionEnabled = false
      #expect(stage.window.hitTest(CGPoint(x: 16, y: 26), with: nil) === outer)
      #expect(inner.isDescendant(of: stage.window))
    }
  }
}
