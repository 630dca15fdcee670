import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherSwiftUI

@Suite("The start of a flow view", .serialized)
@MainActor
struct StartTests {
  private let phone = SwiftUIPhone()

  @Test(
    "A flow starts when its view appears, and not when only its body is evaluated",
    arguments: FlowHost.Kind.both)
  func unseen(_ kind: FlowHost.Kind) async throws {
    StandIn.system = StandIn.System(.iOS18)
    var started: [String] = []
    func flow(_ name: String) -> some View {
      FlowView(views: .pages) {
        started.append(name)
        return PageFlow()
      }
      .flowHost(kind)
      .tabItem { Text(name) }
    }
    phone.show(
      TabView {
        flow("seen")
        flow("later")
      })
    await phone.settle()
    #expect(started == ["seen"])
    try phone.person.tapTab("later")
    await phone.settle()
    #expect(started == ["seen", "later"])
    #expect(phone.texts.contains("page first"))
  }

  @Test(
    "The flow is there as soon as a text beside it appears, in a window and in a sheet",
    arguments: FlowHost.Kind.both, [false, true])
  func noEmptyFrame(_ kind: FlowHost.Kind, inSheet: Bool) {
    struct Screen: View {
      let kind: FlowHost.Kind
      let appeared: @MainActor () -> Void
      @State var showsSheet: Bool
      var body: some View {
        if showsSheet { Text("below").sheet(isPresented: $showsSheet) { content } } else { content }
      }
      private var content: some View {
        VStack {
          Text("beside").onAppear(perform: appeared)
          FlowView(views: .pages) { PageFlow() }.flowHost(kind)
        }
      }
    }
    var isThere = false
    phone.window.rootViewController = UIHostingController(
      rootView: Screen(kind: kind, appeared: { isThere = true }, showsSheet: inSheet))
    phone.window.makeKeyAndVisible()
    var turns = 0
    while !isThere, turns < 20 {
      StandIn.clock.advance(1)
      turns += 1
    }
    #expect(visibleTexts.contains("beside"))
    #expect(visibleTexts.contains("page first"), "after \(turns) turns: \(visibleTexts)")
  }

  /// What all controllers in front show, whether they can be touched or still move.
  private var visibleTexts: [String] {
    var front = phone.window.rootViewController
    while let next = front?.presentedViewController { front = next }
    func texts(_ controller: UIViewController?) -> [String] {
      guard let controller else { return [] }
      let own = controller.viewIfLoaded?._elements?.flatMap(\.all).map(\.label) ?? []
      return own + controller.children.flatMap { texts($0) }
    }
    return texts(front)
  }

  struct LinkedApp: App {
    @MainActor static var kind = FlowHost.Kind.standard
    @MainActor static var errors = 0
    var body: some Scene {
      WindowGroup {
        FlowView(views: .pages) { PageFlow() }
          .flowHost(Self.kind)
          .onLinkError { _ in Self.errors += 1 }
      }
    }
  }
  @Test(
    "A link that launches the app is opened, and a wrong one reported, before or after the views appear",
    arguments: FlowHost.Kind.both, StandIn.System.SwiftUIValues.LaunchLink.allCases)
  func launched(
    _ kind: FlowHost.Kind, _ answer: StandIn.System.SwiftUIValues.LaunchLink
  ) async throws {
    for (link, errors) in [("pages:/second", 0), ("pages:/nowhere", 1)] {
      (LinkedApp.kind, LinkedApp.errors) = (kind, 0)
      StandIn.reset()
      StandIn.clock.mode = .manual
      var system = StandIn.System(.iOS18)
      system.swiftUI.launchLink = answer
      let url = try #require(URL(string: link))
      let app = LinkedApp._launch(system, opening: url)
      await phone.settle()
      #expect(LinkedApp.errors == errors)
      #expect(SwiftUIPerson(in: app).texts.contains(errors == 0 ? "page second" : "page first"))
    }
  }
}
