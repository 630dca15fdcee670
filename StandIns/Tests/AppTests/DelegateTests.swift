import Foundation
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit
import Walking

extension AppTests {
  @MainActor
  @Suite("UIKit: the app packages")
  struct DelegateTests {
    private let launches = Launches()

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
      StandIn.recordsExceptions = true
      StandIn.echoesMessages = false
    }

    @Test(
      "An app delegate names the class of its scenes' delegates", arguments: AppPackage.allCases)
    func configuration(_ package: AppPackage) {
      let configuration = package.makeAppDelegate().application(
        .shared, configurationForConnecting: StandIn.makeSession(),
        options: UIScene.ConnectionOptions(urls: [], activities: []))
      #expect(configuration.delegateClass == type(of: package.makeSceneDelegate()))
    }

    @Test(
      "A scene that connects shows the app in its own window, and one that disconnects releases it",
      arguments: AppPackage.allCases)
    func window(_ package: AppPackage) async throws {
      let delegate = package.makeSceneDelegate()
      let scene = StandIn.connectScene(delegate: delegate)
      await settle()
      weak let window = delegate.host?.window
      #expect(window?.windowScene === scene)
      #expect(window?.isKeyWindow == true)
      #expect(window.map { Person(in: $0).visibleTexts.isEmpty } == false)
      StandIn.disconnect(scene)
      await settle()
      #expect(delegate.host?.tree.description.isEmpty == false)
      #expect(delegate.host?.window == nil)
      #expect(window == nil)
    }

    @Test(
      "A scene that the system ended, and another device, are where the user was",
      arguments: [AppPackage.practice, .campus, .earlyBuddy])
    func activities(_ package: AppPackage) async throws {
      let (scene, walker) = try await launch(package)
      for title in package.way { try await walker.act(.tap(title)) }
      let place = scene.shownTree
      StandIn.sendToBackground(scene)
      StandIn.disconnect(scene)

      let manifest = try AppManifest(package)
      let restored = try #require(scene.session.stateRestorationActivity)
      #expect(manifest.activityTypes.contains(restored.activityType))
      #expect(try await launch(package, restoring: restored).scene.shownTree == place)

      let handedOver = try #require(scene.userActivity)
      #expect(manifest.activityTypes.contains(handedOver.activityType))
      #expect(try await launch(package, activities: [handedOver]).scene.shownTree == place)
      let (other, _) = try await launch(package)
      StandIn.continue(handedOver, in: other)
      await settle()
      #expect(other.shownTree == place)
      await launches.close()
    }

    @Test(
      "Each quick action of a manifest leads to the same place at a launch and later",
      arguments: AppPackage.allCases)
    func quickActions(_ package: AppPackage) async throws {
      let items = try AppManifest(package).shortcutItems
      #expect(!items.isEmpty)
      for item in items {
        let (cold, _) = try await launch(package, shortcutItem: item)
        let (warm, _) = try await launch(package)
        let start = warm.shownTree
        var isDone: Bool?
        (warm.delegate as? any UIWindowSceneDelegate)?.windowScene(warm, performActionFor: item) {
          isDone = $0
        }
        await settle()
        #expect(isDone == true, "\(item.type)")
        #expect(warm.shownTree == cold.shownTree)
        // Those behind a log in are remembered there.
        #expect((warm.shownTree == start) == package.needsLogIn, "\(item.type)")
      }
      await launches.close()
    }

    @Test(
      "A universal link, and a link of the scheme in the manifest, lead to the same place",
      arguments: AppPackage.allCases)
    func links(_ package: AppPackage) async throws {
      let scheme = try AppManifest(package).scheme
      let universal = try await launch(
        package, activities: [browsing("https://usher.example.org/\(scheme)\(package.path)")])
      let own = try await launch(package, urls: [url("\(scheme):\(package.path)")])
      #expect(universal.scene.shownTree == own.scene.shownTree)
      #expect(own.scene.shownTree.contains(package.target), "\(own.scene.shownTree)")
      let (warm, _) = try await launch(package)
      StandIn.open([try url("\(scheme):\(package.path)")], in: warm)
      await settle()
      #expect(warm.shownTree.contains(package.target), "\(warm.shownTree)")
      let place = warm.shownTree
      StandIn.continue(try browsing("https://elsewhere.example.org/\(scheme)"), in: warm)
      await settle()
      #expect(warm.shownTree == place, "a link of another host changes nothing")
      await launches.close()
    }

    @Test("Lens keeps a link until the user has logged in, and a scene that is restored stays so")
    func linkBehindLogIn() async throws {
      let (scene, walker) = try await launch(
        .lens, activities: [browsing("https://usher.example.org/lens/settings")])
      try await take(
        """
        tree login:
          AppCoordinator (switcher)
            auth: AuthCoordinator (stack)
              login: LoginModel
        tap "회원가입"
        title "회원가입"
        type "link@example.com" into "이메일"
        title "회원가입"
        type "correct horse" into "비밀번호"
        title "회원가입"
        type "correct horse" into "비밀번호 확인"
        title "회원가입"
        tap "가입하기"
        tree settings:
          AppCoordinator (switcher)
            tabs: TabsCoordinator (tabs)
              main: MainCoordinator (stack)
                main: MainModel
              *settings: SettingsCoordinator (stack)
                settings: SettingsModel
        """, walker)
      let place = scene.shownTree
      StandIn.sendToBackground(scene)
      StandIn.disconnect(scene)
      let (restored, _) = try await launch(
        .lens, restoring: scene.session.stateRestorationActivity)
      #expect(restored.shownTree == place)
      await launches.close()
    }

    @Test("Session is restored at log in, and goes on to the letter that was being written")
    func restoringBehindLogIn() async throws {
      let (scene, walker) = try await launch(.session)
      let logIn = """
        title "로그인"
        type "minji" into "이름"
        title "로그인"
        type "mountain" into "비밀번호"
        title "로그인"
        tap "로그인"

        """
      let writing = """
        tree writing:
          AppCoordinator (switcher)
            main: MainCoordinator (tabs)
              *letters: LettersCoordinator (stack)
                letters: LettersModel
                  sheet write: WriteCoordinator (stack)
                    write: WriteModel
              activity: ActivityCoordinator (stack)
                activity: ActivityModel
              account: AccountCoordinator (stack)
                account: AccountModel

        """
      try await take(
        "tap \"다음\"\ntitle \"세션\"\ntap \"시작하기\"\n\(logIn)title \"편지\"\ntap \"새 편지\"\n"
          + writing, walker)
      StandIn.sendToBackground(scene)
      StandIn.disconnect(scene)
      let (restored, again) = try await launch(
        .session, restoring: scene.session.stateRestorationActivity)
      #expect(restored.shownTree.contains("LoginCoordinator"))
      #expect(!restored.shownTree.contains("WriteCoordinator"))
      try await take(logIn + writing, again)
      await launches.close()
    }

    @Test("EarlyBuddy asks before a link leaves a schedule that is being written")
    func linkOverUnsaved() async throws {
      let (scene, walker) = try await launch(.earlyBuddy)
      try await walker.act(.tap("일정 추가"))
      try await walker.act(.type("치과", into: "제목"))
      let place = scene.shownTree
      let day = try browsing("https://usher.example.org/earlybuddy/calendar/2026-11-30")
      StandIn.continue(day, in: scene)
      await settle()
      #expect(scene.shownTree.contains("alert 작성한 일정을 버릴까요?"))
      try await walker.act(.choose("계속 작성"))
      #expect(scene.shownTree == place)
      StandIn.continue(day, in: scene)
      await settle()
      try await walker.act(.choose("버리기"))
      #expect(scene.shownTree.contains("day(2026-11-30): DayModel"))
      #expect(!scene.shownTree.contains("AddScheduleCoordinator"))
      await launches.close()
    }

    @Test(
      "A manifest names a colour for the launch screen, and its package has that and an icon",
      arguments: AppPackage.allCases)
    func assets(_ package: AppPackage) throws {
      let manifest = try AppManifest(package)
      let assets = package.folder.appending(path: "App/Assets.xcassets")
      let color = assets.appending(path: "\(manifest.launchScreen.color).colorset/Contents.json")
      #expect(FileManager.default.fileExists(atPath: color.path))
      let icon = try Data(
        contentsOf: assets.appending(path: "AppIcon.appiconset/AppIcon.png"))
      // The size and the kind of colours in a PNG's header: an icon has no transparency.
      #expect(Array(icon[16..<24]) == [0, 0, 4, 0, 0, 0, 4, 0])
      #expect(icon[25] == 2)
    }

    /// Starts the app as the system does, in a new scene.
    private func launch(
      _ package: AppPackage, restoring activity: NSUserActivity? = nil, urls: [URL] = [],
      activities: [NSUserActivity] = [], shortcutItem: UIApplicationShortcutItem? = nil
    ) async throws -> (scene: UIWindowScene, walker: UIKitWalker) {
      let delegate = package.makeSceneDelegate()
      let scene = StandIn.connectScene(
        delegate: delegate, session: StandIn.makeSession(restoring: activity), urls: urls,
        activities: activities, shortcutItem: shortcutItem)
      await settle()
      let host = try #require(delegate.host)
      launches.hosts.append(host)
      return (scene, try UIKitWalker(host) { _ in })
    }

    private func take(_ steps: String, _ walker: UIKitWalker) async throws {
      try await Walk(steps, name: "steps").take(as: walker)
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func browsing(_ link: String) throws -> NSUserActivity {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = try url(link)
      return activity
    }
  }
}

/// The hosts of the apps that a test has launched.
@MainActor
private final class Launches {
  var hosts: [UIKitHost] = []

  func close() async {
    for host in hosts { host.close() }
    await settle()
  }
}
