import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherSnapshots
import UsherSwiftUI

@Suite("Around a flow view", .serialized)
@MainActor
struct SurroundingsTests {
  private let phone = SwiftUIPhone()

  // MARK: - Environment

  @Test(
    "Values and objects that the app names, the locale and `openURL` reach every screen, and follow changes",
    arguments: FlowHost.Kind.both)
  func environment(_ kind: FlowHost.Kind) async throws {
    let model = Outside(kind)
    phone.show(OutsideView(model: model))
    await phone.settle()
    #expect(phone.texts.contains("red, ko, store 1, hosted tint"))
    try await phone.tap("push")
    #expect(phone.texts.contains("red, ko, store 1, hosted tint"))
    (model.color, model.language, model.store) = ("blue", "en", Store(number: 2))
    await phone.settle()
    #expect(phone.texts.contains("blue, en, store 2, hosted tint"))
    try await phone.tap("link")
    #expect(model.opened == ["https://elsewhere.example.com"])
  }

  @Observable @MainActor final class Store {
    let number: Int
    init(number: Int) { self.number = number }
  }

  @Observable @MainActor
  final class Outside {
    var color = "red"
    var language = "ko"
    var store = Store(number: 1)
    @ObservationIgnored var opened: [String] = []
    @ObservationIgnored let views = FlowViews()
    @ObservationIgnored let kind: FlowHost.Kind

    init(_ kind: FlowHost.Kind) {
      self.kind = kind
      views.register(Page.self) { InsideView(page: $0) }
      views.modifier(Style())
    }
  }

  struct Style: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.testTint, "hosted tint") }
  }

  struct OutsideView: View {
    let model: Outside

    var body: some View {
      FlowView(views: model.views) { PageFlow() }
        .flowHost(model.kind)
        .inheriting(\.testColor)
        .inheriting(Store.self)
        .environment(\.testColor, model.color)
        .environment(\.locale, Locale(identifier: model.language))
        .environment(model.store)
        .environment(
          \.openURL,
          OpenURLAction {
            model.opened.append($0.absoluteString)
            return .handled
          })
    }
  }

  struct InsideView: View {
    let page: Page
    @Environment(\.testColor) private var color
    @Environment(\.testTint) private var tint
    @Environment(\.locale) private var locale
    @Environment(\.openURL) private var openURL
    @Environment(Store.self) private var store

    var body: some View {
      Text("\(color), \(locale.identifier), store \(store.number), \(tint)")
      ForEach(page.actions, id: \.title) { action in
        Button(action.title) { action.run() }
      }
      Button("link") {
        if let url = URL(string: "https://elsewhere.example.com") { openURL(url) }
      }
    }
  }

  // MARK: - Links

  struct LinkedApp: App {
    @MainActor static var wrong: [String] = []
    @MainActor static var kind = FlowHost.Kind.embedded

    var body: some Scene {
      WindowGroup {
        FlowView(views: .pages) { PageFlow() }
          .flowHost(Self.kind)
          .onLinkError { Self.wrong.append($0.code.description) }
      }
    }
  }

  @Test(
    "Links and continued activities are opened without code; wrong ones are reported and change nothing",
    arguments: FlowHost.Kind.both)
  func links(_ kind: FlowHost.Kind) async throws {
    (LinkedApp.wrong, LinkedApp.kind) = ([], kind)
    let app = LinkedApp._launch()
    let person = SwiftUIPerson(in: app)
    await phone.settle()
    #expect(person.sees("page first"))
    app.open(try #require(URL(string: "pages:/second")))
    await phone.settle()
    #expect(person.sees("page second"))
    app.open(try #require(URL(string: "pages:/nowhere")))
    await phone.settle()
    #expect(LinkedApp.wrong == ["unknown"])
    #expect(person.sees("page second"))
    try person.tapBack()
    await phone.settle()

    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://pages.example.com/second")
    app.continue(activity)
    await phone.settle()
    #expect(person.sees("page second"))
    try person.tapBack()
    await phone.settle()

    // From a screen.
    try person.tap("open link")
    await phone.settle()
    #expect(person.sees("page second"))
    try person.tap("open nothing")
    await phone.settle()
    #expect(LinkedApp.wrong == ["unknown", "unknown"])
  }

  struct HostingApp: App {
    @MainActor static var wrong: [String] = []
    @MainActor static var misuse: [Misuse] = []
    @MainActor static var kind = FlowHost.Kind.embedded
    @MainActor static var takesLinks = false

    private var configuration: TreeConfiguration {
      var configuration = TreeConfiguration()
      configuration.onMisuse = { Self.misuse.append($0) }
      return configuration
    }

    var body: some Scene {
      WindowGroup {
        Text("the app")
          .onOpenURL { _ in }
          .sheet(isPresented: .constant(true)) {
            let guest = FlowView(views: .pages, configuration: configuration) { PageFlow() }
              .flowHost(Self.kind)
            if Self.takesLinks {
              guest.onLinkError { Self.wrong.append($0.code.description) }
            } else {
              guest
            }
          }
      }
    }
  }

  @Test(
    "A guest leaves the window's links to the app, unless it says what becomes of wrong ones",
    arguments: FlowHost.Kind.both)
  func guestLinks(_ kind: FlowHost.Kind) async throws {
    HostingApp.kind = kind
    for takesLinks in [false, true] {
      (HostingApp.wrong, HostingApp.misuse) = ([], [])
      HostingApp.takesLinks = takesLinks
      let app = HostingApp._launch()
      let person = SwiftUIPerson(in: app)
      await phone.settle()
      #expect(person.sees("page first"))
      app.open(try #require(URL(string: "pages:/nowhere")))
      app.open(try #require(URL(string: "pages:/second")))
      await phone.settle()
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://pages.example.com/nowhere")
      app.continue(activity)
      await phone.settle()
      #expect(HostingApp.misuse == [])
      #expect(HostingApp.wrong == (takesLinks ? ["unknown", "unknown"] : []))
      #expect(person.sees("page second") == takesLinks)
    }
  }

  // MARK: - Restoring

  @Observable @MainActor
  final class Room {
    static let shared = Room()
    var isConnected = true
    @ObservationIgnored var flows = 0
    @ObservationIgnored var kind = FlowHost.Kind.embedded
  }

  struct RestoredApp: App {
    var body: some Scene {
      WindowGroup {
        if Room.shared.isConnected {
          FlowView(views: .pages) {
            Room.shared.flows += 1
            return PageFlow()
          }
          .restores("main")
          .flowHost(Room.shared.kind)
        }
      }
    }
  }

  @Test("A scene comes back where it was left", arguments: FlowHost.Kind.both)
  func restoring(_ kind: FlowHost.Kind) async throws {
    Room.shared.kind = kind
    (Room.shared.isConnected, Room.shared.flows) = (true, 0)
    let app = RestoredApp._launch()
    let person = SwiftUIPerson(in: app)
    await phone.settle()
    try person.tap("push")
    await phone.settle()
    try person.tap("present")
    await phone.settle()
    app.leave()
    await phone.settle()
    Room.shared.isConnected = false
    await phone.settle()
    app.comeBack()
    Room.shared.isConnected = true
    await phone.settle()
    #expect(Room.shared.flows == 2)
    #expect(person.sees("page modal"))
    try person.swipeDown()
    await phone.settle()
    #expect(person.sees("page second"))
  }

  @Observable @MainActor
  final class Phases {
    var phase = ScenePhase.background
  }

  struct LaunchingView: View {
    let phases: Phases
    @SceneStorage("usher.main") private var saved: Data?

    var body: some View {
      Text(saved == nil ? "nothing saved" : "saved")
      FlowView(views: .pages) { PageFlow() }.restores("main")
        .environment(\.scenePhase, phases.phase)
    }
  }

  @Test("A scene that launches saves nothing before it was active, and saves from then on")
  func launching() async throws {
    let phases = Phases()
    phone.show(LaunchingView(phases: phases))
    for phase in [ScenePhase.background, .inactive, .active] {
      phases.phase = phase
      await phone.settle()
      #expect(phone.texts.contains("nothing saved"), "\(phase)")
    }
    phases.phase = .inactive
    await phone.settle()
    #expect(phone.texts.contains("saved"))
  }
}

private struct TestColorKey: EnvironmentKey { static let defaultValue = "no color" }
private struct TestTintKey: EnvironmentKey { static let defaultValue = "no tint" }
extension EnvironmentValues {
  fileprivate var testColor: String {
    get { self[TestColorKey.self] }
    set { self[TestColorKey.self] = newValue }
  }
  fileprivate var testTint: String {
    get { self[TestTintKey.self] }
    set { self[TestTintKey.self] = newValue }
  }
}
