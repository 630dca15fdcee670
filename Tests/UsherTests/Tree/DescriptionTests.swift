import Testing
import Usher
import UsherTesting

@MainActor
@Suite("The description of a tree")
struct DescriptionTests {
  @Test("One line per node: route, type, kind, the selected tab, the presentation style")
  func everything() {
    let root = TrialSwitcher(
      "main",
      [
        "main": { _ in
          .flow(
            TrialTabs(
              Tabs("home", "settings"),
              [
                "home": { _ in
                  .flow(
                    TrialStack(
                      "list",
                      [
                        "alert": { _ in .alert(AlertContent("Sure?", .cancel("No"))) },
                        "edit": { _ in .flow(TrialStack("form")) { _ in } },
                      ])
                  ) { _ in }
                }
              ])
          ) { _ in }
        }
      ])
    let host = InMemoryHost(root)
    let home = root.child(TrialTabs.self)?.child(TrialStack.self)
    home?.push("detail(3)")
    home?.present("edit")
    home?.present("alert")
    root.child(TrialTabs.self)?.select("settings")
    root.child(TrialTabs.self)?.present("over", as: .fullScreen)
    #expect(
      host.tree.description == """
        TrialSwitcher (switcher)
          main: TrialTabs (tabs)
            home: TrialStack (stack)
              list: TrialPage
              detail(3): TrialPage
                sheet edit: TrialStack (stack)
                  form: TrialPage
                alert alert: Sure?
            *settings: TrialPage
            full screen over: TrialPage
        """)
  }

  @Test("A transient flow has no route; a custom presentation is named")
  func transient() async throws {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    let style = Presentation(Presentation.Style("drawer"))
    let task = Task { try await root.run(TrialStack("first"), as: style) }
    await host.until { (host.topScreen as? TrialPage)?.name == "first" }
    #expect(
      host.tree.description == """
        TrialStack (stack)
          home: TrialPage
            drawer TrialStack (stack)
              first: TrialPage
        """)
    #expect("\(host.tree)" == host.tree.description)
    #expect(root.navigation.routes == ["home"])
    root.child(TrialStack.self)?.finish(1)
    #expect(try await task.value == 1)
  }

  @Test("Empty when the tree has ended")
  func ended() {
    let host = InMemoryHost(TrialStack("home"))
    host.tree.close()
    #expect(host.tree.description == "")
  }

  @Test("Events and causes are one line each")
  func events() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.push("second")
    host.user.tapBack()
    #expect(
      host.events.map(\.description) == [
        "request !1 start TrialStack by host", "started TrialStack",
        "started home: TrialPage", "visible home: TrialPage",
        "settled !1", "request !2 push second in TrialStack by code", "started second: TrialPage",
        "visible second: TrialPage", "settled !2", "request !3 back button by user",
        "ended second: TrialPage (back button)", "visible home: TrialPage", "settled !3",
      ])
  }
}
