import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Alerts", .serialized) struct AlertTests {
  let journal = Journal()
  func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    UIAlertController(title: "Sure?", message: "It cannot be undone.", preferredStyle: style)
  }

  @Test("The user reads an alert and its actions")
  func read() {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    let alert = alert()
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: true)
    settle()
    #expect(person.visibleTexts == ["Sure?", "It cannot be undone.", "Delete", "Cancel"])
    #expect(person.tappableTitles == ["Delete", "Cancel"])
  }

  @Test("The presenter stays visible under an alert")
  func presenterStays() {
    let root = Noted("Root", journal)
    _ = show(root)
    _ = journal.take()
    root.present(alert(), animated: true)
    settle()
    #expect(journal.take() == [])
    #expect(root.view.window != nil)
  }

  @Test("The handler runs when the alert has left, so that it can present again")
  func handlerAfterDismissal() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    let alert = alert()
    var presentedThen: UIViewController?
    var runs = 0
    let next = Noted("Next", journal)
    alert.addAction(
      UIAlertAction(title: "Go on", style: .default) { _ in
        runs += 1
        presentedThen = root.presentedViewController
        root.present(next, animated: true)
      })
    root.present(alert, animated: true)
    settle()
    try person.tap("Go on")
    #expect(runs == 0)
    settle()
    #expect(runs == 1 && presentedThen == nil)
    #expect(root.presentedViewController === next)
  }

  @Test("Dismissal by code runs no handler")
  func codeRunsNoHandler() {
    let root = Noted("Root", journal)
    _ = show(root)
    let alert = alert()
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in Issue.record("ran") })
    root.present(alert, animated: true)
    settle()
    root.dismiss(animated: true)
    settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("A disabled action cannot be tapped")
  func disabled() {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    let alert = alert()
    let action = UIAlertAction(title: "Save", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    root.present(alert, animated: false)
    settle()
    #expect(throws: Obstacle.self) { try person.tap("Save") }
    action.isEnabled = true
    #expect(throws: Never.self) { try person.tap("Save") }
  }

  @Test("An action is chosen only once")
  func once() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    let alert = alert()
    var runs = 0
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in runs += 1 })
    root.present(alert, animated: true)
    settle()
    try person.tap("OK")
    #expect(throws: Obstacle.self) { try person.tap("OK") }
    settle()
    #expect(runs == 1)
  }

  @Test("The user types into the text fields of an alert")
  func textFields() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    let alert = alert()
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      })
    root.present(alert, animated: true)
    settle()
    try person.type("Ada", into: "Name")
    try person.tap("OK")
    settle()
    #expect(name == "Ada")
  }

  @Test("A tap beside an action sheet cancels; beside an alert it does nothing")
  func outside() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    let sheet = alert(.actionSheet)
    var isCancelled = false
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    root.present(sheet, animated: true)
    settle()
    try person.tapOutside()
    settle()
    #expect(isCancelled && root.presentedViewController == nil)
    let alert = alert()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: true)
    settle()
    #expect(throws: Obstacle.self) { try person.tapOutside() }
    #expect(root.presentedViewController === alert)
  }

  @Test("A second cancel action, and a text field on an action sheet, are exceptions")
  func exceptions() {
    StandIn.reset()
    StandIn.recordsExceptions = true
    let sheet = alert(.actionSheet)
    sheet.addAction(UIAlertAction(title: "A", style: .cancel))
    sheet.addAction(UIAlertAction(title: "B", style: .cancel))
    sheet.addTextField()
    #expect(StandIn.exceptions.count == 2)
    #expect(sheet.actions.count == 1 && sheet.textFields == nil)
    StandIn.reset()
  }

  @Test("In regular width an action sheet needs a source view")
  func withoutSource() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    StandIn.recordsExceptions = true
    root.present(alert(.actionSheet), animated: true)
    settle()
    #expect(StandIn.exceptions == [])
    root.dismiss(animated: false)
    settle()
    person.giveRoom(.regular)
    root.present(alert(.actionSheet), animated: true)
    settle()
    #expect(StandIn.exceptions.count == 1)
    #expect(root.presentedViewController == nil)
    let sheet = alert(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    settle()
    #expect(StandIn.exceptions.count == 1)
    #expect(root.presentedViewController === sheet)
    #expect(throws: Obstacle.self) { try person.beginSwipeDown() }
    try person.tapOutside()
    settle()
    #expect(root.presentedViewController == nil)
    StandIn.reset()
  }

  @Test("An action sheet with a source is a popover without Cancel, since iOS 26 on phones too")
  func popover() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    for (version, hasSource) in [
      (StandIn.System.Version.iOS18, true), (.iOS26, false), (.iOS26, true),
    ] {
      StandIn.system = .init(version)
      let sheet = alert(.actionSheet)
      var isCancelled = false
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
      if hasSource { sheet.popoverPresentationController?.sourceView = root.view }
      root.present(sheet, animated: true)
      let isPopover = version == .iOS26 && hasSource
      let style = sheet.transitionCoordinator?.presentationStyle
      #expect(style == (isPopover ? .popover : .overFullScreen))
      settle()
      #expect(person.tappableTitles == (isPopover ? ["Delete"] : ["Delete", "Cancel"]))
      #expect(person.sees("Cancel") == !isPopover)
      try person.tapOutside()
      settle()
      #expect(isCancelled)
    }
    StandIn.reset()
  }

  @Test("The Return key chooses the preferred action of an alert, which is one of its actions")
  func preferred() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    StandIn.recordsExceptions = true
    let alert = alert()
    alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    #expect(StandIn.exceptions.count == 1)
    #expect(alert.preferredAction == nil)
    var isChosen = false
    let action = UIAlertAction(title: "OK", style: .default) { _ in isChosen = true }
    alert.addAction(action)
    alert.addTextField { $0.placeholder = "Name" }
    root.present(alert, animated: true)
    settle()
    #expect(throws: Obstacle.self) { try person.pressReturn() }
    alert.preferredAction = action
    try person.pressReturn()
    settle()
    #expect(isChosen)
    StandIn.reset()
  }

  @Test("An alert and its handlers are freed after the choice")
  func freed() throws {
    let root = Noted("Root", journal)
    let (_, person) = show(root)
    weak var weakAlert: UIAlertController?
    do {
      let alert = alert()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      weakAlert = alert
      root.present(alert, animated: true)
      settle()
    }
    try person.tap("OK")
    settle()
    #expect(weakAlert == nil)
  }
}
