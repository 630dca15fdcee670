import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Alerts")
struct ModalAlertTests {
  private let root = TrialStack(
    "home",
    [
      "alert": { root in
        .alert(
          AlertContent(
            "Delete it?", message: "It cannot be undone.", .cancel("No"),
            .destructive("Yes") { root.popToRoot() },
            AlertContent.Action("Twice") {
              root.push("one")
              root.push("two")
            },
            AlertContent.Action("Again") { root.present("alert") }))
      },
      "child": { _ in .flow(TrialStack("first")) { _ in } },
    ])
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(root)
  }

  @Test("An alert is presented as an alert, whatever the requested style")
  func presentation() {
    root.present("alert", as: .fullScreen)
    #expect(host.alert?.title == "Delete it?")
    #expect(host.alert?.message == "It cannot be undone.")
    #expect(host.alert?.actions.map(\.title) == ["No", "Yes", "Twice", "Again"])
    #expect(host.alert?.actions.map(\.role) == [.cancel, .destructive, .default, .default])
    #expect(host.topScreen == nil)
    host.expectTree("TrialStack (stack)\n  home: TrialPage\n    alert alert: Delete it?")
  }

  @Test("A choice removes the alert")
  func choice() {
    root.present("alert")
    host.user.choose("No")
    #expect(host.alert == nil)
    #expect(host.endings() == ["alert (alert action)"])
    #expect(!root.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test("An action runs inside the change that removes the alert")
  func actionIsOneChange() {
    root.push("second")
    root.present("alert")
    let seen = host.transitionCount
    host.user.choose("Yes")
    #expect(host.transitionCount == seen + 1)
    #expect(host.endings() == ["alert (alert action)", "second (popped)"])
    root.present("alert")
    let again = host.transitionCount
    host.user.choose("Twice")
    #expect(host.transitionCount == again + 1)
    #expect(root.navigation.routes == ["home", "one", "two"])
    #expect(host.disagreements == [])
  }

  @Test("An action may present the next alert")
  func alertAfterAlert() {
    root.present("alert")
    host.user.choose("Again")
    host.user.choose("Again")
    #expect(host.alert != nil)
    #expect(
      host.tree.description == "TrialStack (stack)\n  home: TrialPage\n    alert alert: Delete it?")
    host.user.choose("No")
    #expect(host.alert == nil)
    #expect(host.ended.count == 3)
  }

  @Test("An alert cannot be dragged down, and code can dismiss it")
  func dismissal() {
    root.present("alert")
    withKnownIssue { host.user.swipeDown() }
    #expect(host.alert != nil)
    root.dismiss()
    #expect(host.endings() == ["alert (dismissed)"])
    #expect(host.disagreements == [])
  }

  @Test("An alert over a sheet leaves the sheet")
  func overSheet() throws {
    root.present("child")
    root.child(TrialStack.self)?.push("second")
    root.present("alert")
    #expect(host.alert != nil)
    host.user.choose("No")
    #expect(try host.screen(TrialPage.self).name == "second")
    host.user.tapBack()
    #expect(try host.screen(TrialPage.self).name == "first")
  }

  @Test("An alert leaves with the flow below it, and none of its actions runs")
  func withItsFlow() {
    root.push("child")
    root.present("alert")
    root.child(TrialStack.self)?.cancel()
    #expect(host.endings().first == "alert (ancestor ended)")
    #expect(host.alert == nil)
    #expect(root.navigation.routes == ["home"])
    host.expectNothingLeaked()
  }

  @Test("A full screen modal cannot be dragged down, nor a sheet that disallows it")
  func notDismissable() throws {
    root.present("full", as: .fullScreen)
    withKnownIssue { host.user.swipeDown() }
    #expect(try host.screen(TrialPage.self).name == "full")
    root.dismiss()
    let stubborn = TrialStack("home", ["locked": { _ in .screen(Locked()) }])
    let other = InMemoryHost(stubborn)
    stubborn.present("locked")
    withKnownIssue { other.user.swipeDown() }
    #expect(other.topScreen is Locked)
    try other.screen(Locked.self).isDismissable = true
    other.user.swipeDown()
    #expect(other.endings() == ["locked (swipe down)"])
  }

  private final class Locked: ScreenConfiguring {
    var isDismissable = false
    var screenOptions: ScreenOptions { ScreenOptions(isDismissable: isDismissable) }
  }
}
