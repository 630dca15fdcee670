import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Screen declarations")
struct DeclarationTests {
  private final class Detail: ScreenConfiguring {
    var title = "Detail"
    var screenOptions: ScreenOptions {
      ScreenOptions(
        title: title, backTitle: backTitle, hidesNavigationBar: hidesNavigationBar,
        detents: sheetDetents, isDismissable: isDismissable, tabItem: tabItem)
    }
    var backTitle = "Back to it"
    var hidesNavigationBar = true
    var sheetDetents: [SheetDetent] = [.medium, .fraction(0.8)]
    var isDismissable = false
    var tabItem = TabItem("Details", imageName: "list", badge: "3")
  }

  /// A flow with a declaration for its contents.
  private final class Titled: Coordinator, ScreenConfiguring {
    enum Route { case only }
    let navigation = Stack<Route>(.only)
    var screenOptions: ScreenOptions { ScreenOptions(title: "The flow") }
    func destination(for route: Route) -> Destination { .screen(Detail()) }
  }

  private let root = TrialStack(
    "home",
    [
      "detail": { _ in .screen(Detail()) },
      "titled": { _ in .flow(Titled()) },
      "silent": { _ in
        .flow(TrialStack("detail", ["detail": { _ in .screen(Detail()) }])) { _ in }
      },
      "tabs": { _ in
        .flow(TrialTabs(Tabs("a", "detail"), ["detail": { _ in .screen(Detail()) }])) { _ in }
      },
      "alert": { _ in .alert(AlertContent("Sure?", .cancel("No"))) },
    ])

  private func expectDefaults(_ node: Node?, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(node?.screenOptions.title == nil, sourceLocation: sourceLocation)
    #expect(node?.screenOptions.backTitle == nil, sourceLocation: sourceLocation)
    #expect(node?.screenOptions.hidesNavigationBar == nil, sourceLocation: sourceLocation)
    #expect(node?.screenOptions.detents == nil, sourceLocation: sourceLocation)
    #expect(node?.isDismissable == true, sourceLocation: sourceLocation)
    #expect(node?.screenOptions.tabItem == nil, sourceLocation: sourceLocation)
  }

  @Test("A screen need not declare anything")
  func nothing() {
    let host = InMemoryHost(root)
    #expect(host.title == nil)
    expectDefaults(root.flow?.container.nodes.first)
  }

  @Test("The host reads a screen's declaration anew each time")
  func screen() throws {
    let host = InMemoryHost(root)
    root.push("detail")
    #expect(host.title == "Detail")
    try host.screen(Detail.self).title = "Changed"
    #expect(host.title == "Changed")
    let node = try #require(root.flow?.container.nodes.last)
    #expect(node.screenOptions.backTitle == "Back to it")
    #expect(node.screenOptions.hidesNavigationBar == true)
    #expect(node.screenOptions.detents == [.medium, .fraction(0.8)])
    #expect(!node.isDismissable)
    #expect(node.screenOptions.tabItem == TabItem("Details", imageName: "list", badge: "3"))
    try host.screen(Detail.self).isDismissable = true
    #expect(node.isDismissable)
  }

  @Test("A flow has its coordinator's declaration, or else that of its top screen")
  func flow() throws {
    let host = InMemoryHost(root)
    root.push("titled")
    let titled = try #require(root.flow?.container.nodes.last)
    #expect(titled.screenOptions.title == "The flow")
    #expect(titled.screenOptions.backTitle == "Back to it")
    #expect(host.title == "Detail", "the bar shows the screen's")
    root.push("silent")
    let silent = try #require(root.flow?.container.nodes.last)
    #expect(silent.screenOptions.title == "Detail")
    root.child(TrialStack.self)?.push("page")
    #expect(silent.screenOptions.title == nil)
    expectDefaults(silent)
  }

  @Test("Tabs have the declaration of the selected tab")
  func tabs() throws {
    _ = InMemoryHost(root)
    root.push("tabs")
    let node = try #require(root.flow?.container.nodes.last)
    expectDefaults(node)
    root.child(TrialTabs.self)?.select("detail")
    #expect(node.screenOptions.title == "Detail")
    #expect(node.screenOptions.tabItem?.badge == "3")
  }

  @Test("An alert cannot be dragged down, and declares nothing")
  func alert() throws {
    let host = InMemoryHost(root)
    root.present("alert")
    let node = try #require(host.tree.modals.last)
    #expect(!node.isDismissable)
    #expect(node.screenOptions.title == nil)
    #expect(host.title == nil)
  }
}
