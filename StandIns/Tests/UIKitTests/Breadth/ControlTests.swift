import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Controls", .serialized) struct ControlTests {
  let root = UIViewController()

  @Test("Actions for an event run in the order in which they were added")
  func order() {
    var runs: [Int] = []
    let control = UIControl()
    control.addAction(UIAction { _ in runs.append(1) }, for: .touchUpInside)
    control.addAction(UIAction { _ in runs.append(2) }, for: .valueChanged)
    control.addAction(UIAction { _ in runs.append(3) }, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(runs == [1, 3])
  }

  @Test("An action with the same identifier replaces the one before")
  func identifier() {
    var runs: [Int] = []
    let control = UIControl()
    let id = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: id) { _ in runs.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: id) { _ in runs.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: id, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(runs == [2])
  }

  @Test("An action knows its sender while it runs")
  func sender() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender === control && action.sender == nil)
  }

  @Test("A tap on a button sends touchUpInside and the primary action")
  func tap() throws {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    root.view.addSubview(button)
    let (_, person) = show(root)
    try person.tap("Go")
    #expect(events == ["down", "up", "primary"])
  }

  @Test(
    "A disabled, hidden or transparent button cannot be tapped, nor one in a view that takes no touches"
  )
  func unreachable() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let box = UIView()
    box.addSubview(button)
    root.view.addSubview(box)
    let (_, person) = show(root)
    #expect(throws: Never.self) { try person.tap("Go") }
    button.isEnabled = false
    #expect(throws: Obstacle.self) { try person.tap("Go") }
    button.isEnabled = true
    button.isHidden = true
    #expect(throws: Obstacle.self) { try person.tap("Go") }
    #expect(!person.sees("Go"))
    button.isHidden = false
    box.alpha = 0
    #expect(throws: Obstacle.self) { try person.tap("Go") }
    box.alpha = 1
    box.isUserInteractionEnabled = false
    #expect(throws: Obstacle.self) { try person.tap("Go") }
    #expect(person.sees("Go"))
  }

  @Test("The user reads a configuration's title")
  func configuration() {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = "Buy"
    configuration.subtitle = "for 3 €"
    let button = UIButton(configuration: configuration)
    root.view.addSubview(button)
    let (_, person) = show(root)
    #expect(person.visibleTexts == ["Buy", "for 3 €"])
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    button.isEnabled = false
    #expect(updates == 1)
  }

  @Test("A button's menu offers its actions")
  func menu() throws {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    var chosen = ""
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { chosen = $0.title },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(
        title: "Inner", options: .displayInline,
        children: [UIAction(title: "Move") { chosen = $0.title }]),
    ])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    let (_, person) = show(root)
    #expect(person.tappableTitles == ["More", "Copy", "Move"])
    try person.tap("Move")
    #expect(chosen == "Move")
  }

  @Test("The user changes a switch, a slider and segments, which sends events; code sends none")
  func values() throws {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sounds"
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 0
    var changes = 0
    for control in [toggle, slider, segments] {
      control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      root.view.addSubview(control)
    }
    let (_, person) = show(root)
    toggle.setOn(true, animated: true)
    slider.value = 0.3
    #expect(changes == 0)
    try person.tap("Sounds")
    try person.slide("Volume", to: 7)
    try person.tap("Week")
    #expect(changes == 3)
    #expect(!toggle.isOn && slider.value == 1 && segments.selectedSegmentIndex == 1)
  }

  @Test("A selector runs the closure that a test gives it, and nothing otherwise")
  func selectors() throws {
    final class Target: NSObject {}
    let target = Target()
    let button = UIButton(type: .system)
    button.setTitle("Old", for: .normal)
    button.addTarget(target, action: Selector("tapped:"), for: .touchUpInside)
    root.view.addSubview(button)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Item", style: .plain, target: target, action: Selector("item"))
    let (_, person) = show(UINavigationController(rootViewController: root))
    var got: AnyObject?
    StandIn.on(Selector("tapped:")) { receiver, _ in got = receiver as AnyObject? }
    try person.tap("Old")
    #expect(got === target)
    #expect(throws: Obstacle.self) { try person.tap("Item") }
    StandIn.forgetSelectors()
  }
}

@MainActor @Suite("Text", .serialized) struct TextTests {
  let root = UIViewController()
  final class Editor: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var limit = Int.max
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool { range.location < limit }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      textField.resignFirstResponder()
      return false
    }
  }

  @Test("A field is edited letter by letter, and its delegate decides about each")
  func typing() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let editor = Editor()
    editor.limit = 3
    field.delegate = editor
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    root.view.addSubview(field)
    let (_, person) = show(root)
    #expect(person.sees("Name"))
    try person.type("Grace", into: "Name")
    #expect(field.text == "Gra" && changes == 3 && field.isFirstResponder)
    try person.pressReturn()
    #expect(editor.log == ["shouldBegin", "didBegin", "return", "didEnd"])
    #expect(!field.isEditing)
  }

  @Test("Text set by code sends no event; secure text is not readable")
  func secure() {
    let field = UITextField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "secret"
    field.isSecureTextEntry = true
    root.view.addSubview(field)
    let (_, person) = show(root)
    #expect(person.visibleTexts == ["••••••"] && changes == 0)
    field.text = nil
    #expect(field.text == "")
  }

  @Test("A second field takes the keyboard from the first")
  func focus() throws {
    let (a, b) = (UITextField(), UITextField())
    a.placeholder = "A"
    b.placeholder = "B"
    root.view.addSubview(a)
    root.view.addSubview(b)
    let (_, person) = show(root)
    try person.type("x", into: "A")
    try person.type("y", into: "B")
    #expect(!a.isFirstResponder && b.isFirstResponder)
    try person.clear("y")
    #expect(b.text == "")
    root.view.endEditing(true)
    #expect(!b.isFirstResponder)
  }

  @Test("A text view is typed into and tells its delegate")
  func textView() throws {
    final class Watcher: NSObject, UITextViewDelegate {
      var changes = 0
      func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }
    let text = UITextView()
    text.accessibilityLabel = "Note"
    let watcher = Watcher()
    text.delegate = watcher
    root.view.addSubview(text)
    let (_, person) = show(root)
    try person.type("Hi", into: "Note")
    #expect(text.text == "Hi" && watcher.changes == 2)
  }

  @Test("A search bar passes typed text to the results updater")
  func search() throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var queries: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        queries.append(searchController.searchBar.text ?? "")
      }
    }
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchBar.placeholder = "Search"
    root.view.addSubview(search.searchBar)
    let (_, person) = show(root)
    try person.type("ab", into: "Search")
    #expect(search.isActive && updater.queries == ["", "a", "ab"])
    try person.tap("Cancel")
    #expect(!search.isActive && updater.queries.last == "")
  }
}
