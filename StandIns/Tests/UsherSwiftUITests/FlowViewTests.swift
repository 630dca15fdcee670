import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherLinks
import UsherSwiftUI

@Suite("A flow view", .serialized)
@MainActor
struct FlowViewTests {
  private let phone = SwiftUIPhone()

  @Test(
    "It makes its flow once, however often the views around it are made, and ends it with its identity",
    arguments: FlowHost.Kind.both)
  func lifetime(_ kind: FlowHost.Kind) async throws {
    let stage = Stage()
    stage.kind = kind
    phone.show(StageView(stage: stage))
    await phone.settle()
    #expect(phone.texts.contains("page first"))
    try await phone.tap("push")
    #expect(phone.texts.contains("page second"))
    stage.number += 1
    await phone.settle()
    #expect(stage.flows.count == 1)
    #expect(phone.texts.contains("page second"))

    weak let flow = stage.flows.first
    stage.flows = []
    stage.isShown = false
    await phone.settle()
    #expect(stage.endings == ["host closed"])
    #expect(flow == nil)
    #expect(!phone.texts.contains("page second"))

    stage.isShown = true
    await phone.settle()
    #expect(stage.flows.count == 1)
    #expect(phone.texts.contains("page first"))
    withExtendedLifetime(stage) {}
  }

  @Test(
    "A host that the app keeps outlives its view, and comes back as it was",
    arguments: FlowHost.Kind.both)
  func keptHost(_ kind: FlowHost.Kind) async throws {
    let host = FlowHost(PageFlow(), views: .pages, kind: kind)
    let stage = Stage()
    stage.host = host
    phone.show(StageView(stage: stage))
    await phone.settle()
    try await phone.tap("push")
    try await phone.tap("present")
    #expect(phone.texts.contains("page modal"))
    stage.isShown = false
    await phone.settle()
    #expect(host.tree.isLive)
    #expect(!phone.texts.contains("page modal"))
    stage.isShown = true
    await phone.settle()
    #expect(phone.texts.contains("page modal"))
    #expect(phone.window.rootViewController?.presentedViewController != nil)
    host.close()
    #expect(!host.tree.isLive)
  }

  @Test(
    "Nothing is presented while the view is in no window, and it is made up for then",
    arguments: FlowHost.Kind.both)
  func noWindow(_ kind: FlowHost.Kind) async throws {
    let flow = PageFlow()
    let host = FlowHost(flow, views: .pages, kind: kind)
    let handle = flow.present(.modal, as: .sheet)
    await phone.settle()
    #expect(handle.currentOutcome == .blocked(by: "a window that is not on screen"))
    phone.show(FlowView(host))
    await phone.settle()
    #expect(phone.texts.contains("page modal"))
  }

  @Test(
    "A screen that nothing is registered for says which line is missing",
    arguments: FlowHost.Kind.both)
  func missing(_ kind: FlowHost.Kind) async throws {
    phone.show(FlowView { PageFlow() }.flowHost(kind))
    await phone.settle()
    #expect(phone.texts.contains("No view for Page"))
    #expect(
      phone.texts.contains("Say which one shows it with views.register(Page.self) { … }."))
  }

  @Test(
    "The exact type counts before inheritance, and a controller is a view as well",
    arguments: FlowHost.Kind.both)
  func registration(_ kind: FlowHost.Kind) async throws {
    class Base {}
    final class Derived: Base {}
    final class Exact: Base {}
    final class Plain: UIViewController {}
    let views = FlowViews.pages
    views.register(Base.self) { _ in Text("by inheritance") }
    views.register(Exact.self) { _ in Text("never shown") }
    views.register(Exact.self) { _ in Text("exact") }
    views.register(Counter.self, controller: { _ in CounterController() }) { controller, model in
      controller.label.text = "counted \(model.count)"
    }
    let flow = PageFlow()
    phone.show(FlowView(FlowHost(flow, views: views, kind: kind)))
    for (object, text) in [(Derived(), "by inheritance"), (Exact(), "exact")] as [(Base, String)] {
      flow.other = { object }
      flow.push(.other, allowsRepeat: true)
      await phone.settle()
      #expect(phone.texts.contains(text))
    }
    let counter = Counter()
    flow.other = { counter }
    flow.push(.other, allowsRepeat: true)
    await phone.settle()
    #expect(phone.texts.contains("counted 0"))
    counter.count = 2
    await phone.settle()
    #expect(phone.texts.contains("counted 2"))
    flow.other = { Plain() }
    flow.push(.other, allowsRepeat: true)
    await phone.settle()
    let top = try #require(phone.window.visibleController)
    #expect(sequence(first: top, next: \.children.first).contains { $0 is Plain })
  }

  @Test(
    "A title that a view says itself wins; without one the screen's own is shown",
    arguments: FlowHost.Kind.both)
  func titles(_ kind: FlowHost.Kind) async throws {
    let views = FlowViews.pages
    views.register(Counter.self) { _ in Text("counter").navigationTitle("said by the view") }
    let flow = PageFlow()
    flow.other = { Counter() }
    phone.show(FlowView(FlowHost(flow, views: views, kind: kind)))
    await phone.settle()
    #expect(phone.person.hand.barTitle == "title of first")
    flow.push(.other)
    await phone.settle()
    #expect(phone.person.hand.barTitle == "said by the view")
  }

  @Test(
    "`dismiss` in a screen goes back by its code, and so does `flow.goBack()`, each with the screens above",
    arguments: FlowHost.Kind.both)
  func goingBack(_ kind: FlowHost.Kind) async throws {
    let flow = PageFlow()
    let host = FlowHost(flow, views: .pages, kind: kind)
    phone.show(FlowView(host))
    await phone.settle()
    for button in ["dismiss", "go back"] {
      try await phone.tap("push")
      #expect(phone.texts.contains("page second"))
      try await phone.tap(button)
      #expect(phone.texts.contains("page first"))
      try await phone.tap("present")
      #expect(phone.texts.contains("page modal"))
      try await phone.tap(button)
      #expect(phone.texts.contains("page first"))
    }
    // Nowhere to go back to.
    try await phone.tap("go back")
    #expect(host.tree.isLive)
    #expect(phone.texts.contains("page first"))
  }

  @Test(
    "`flow.goBack()` is the user's action: a back button, or a close button",
    arguments: FlowHost.Kind.both)
  func causesOfGoingBack(_ kind: FlowHost.Kind) async throws {
    let host = FlowHost(PageFlow(), views: .pages, kind: kind)
    var causes: [EndingCause] = []
    let observation = host.tree.observe { event in
      if case .ended(_, let cause) = event { causes.append(cause) }
    }
    phone.show(FlowView(host))
    await phone.settle()
    for button in ["push", "present"] {
      try await phone.tap(button)
      try await phone.tap("go back")
    }
    #expect(causes == [.backButton, .closeButton])
    observation.cancel()
  }

  @Test("`flow.goBack()` asks a screen that wants to be asked", arguments: FlowHost.Kind.both)
  func goingBackAsks(_ kind: FlowHost.Kind) async throws {
    let flow = PageFlow()
    phone.show(FlowView(FlowHost(flow, views: .pages, kind: kind)))
    await phone.settle()
    try await phone.tap("push")
    let page = try #require(flow.lastPage)
    (page.leavePolicy, page.answer) = (.ask, false)
    try await phone.tap("go back")
    #expect(page.questions == 1)
    #expect(phone.texts.contains("page second"))
  }

  @Test(
    "A modifier that cannot change a host of the app is reported once, and one that agrees with it is not"
  )
  func modifiersOfKeptHost() async throws {
    var reports: [Misuse] = []
    var configuration = TreeConfiguration()
    configuration.onMisuse = { reports.append($0) }
    let host = FlowHost(PageFlow(), views: .pages, configuration: configuration)
    for _ in 0..<2 {
      phone.show(FlowView(host).flowHost(.embedded))
      await phone.settle()
    }
    #expect(reports == [])
    for _ in 0..<2 {
      phone.show(FlowView(host).flowHost(.native).restores("main"))
      await phone.settle()
    }
    #expect(
      reports.map(\.description) == [
        "FlowView(_:).flowHost(.native): The app keeps the host, which is embedded and stays so. "
          + "Make it with FlowHost(…, kind: .native).",
        "FlowView(_:).restores(\"main\"): The app keeps the host, so nothing is saved or restored. "
          + "Make it with launch: .restoring(…), or let the flow view make it.",
      ])
    #expect(phone.texts.contains("page first"))
  }

  // MARK: - What the views use

  @Observable @MainActor
  final class Counter {
    var count = 0
  }

  final class CounterController: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }
  }

  @Observable @MainActor
  final class Stage {
    var isShown = true
    var number = 0
    @ObservationIgnored var kind = FlowHost.Kind.embedded
    @ObservationIgnored var host: FlowHost?
    @ObservationIgnored var flows: [PageFlow] = []
    @ObservationIgnored var endings: [String] = []
  }

  struct StageView: View {
    let stage: Stage

    var body: some View {
      Text("number \(stage.number)")
      if !stage.isShown {
        Text("nothing")
      } else if let host = stage.host {
        FlowView(host)
      } else {
        FlowView(views: .pages) {
          let flow = PageFlow()
          stage.flows.append(flow)
          return flow
        } onEnd: { ending in
          stage.endings.append(ending.cause.description)
        }
        .flowHost(stage.kind)
      }
    }
  }
}
