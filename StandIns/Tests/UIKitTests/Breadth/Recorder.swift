import UIKit
import UIKitPerson

/// A log of events, in order.
@MainActor final class Journal {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that records its callbacks.
@MainActor class Noted: UIViewController {
  let journal: Journal
  init(_ name: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
  private var name: String { title ?? "?" }
  override func viewDidLoad() {
    super.viewDidLoad()
    journal.note("\(name).didLoad")
    let label = UILabel()
    label.text = "this is \(name)"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.note("\(name).willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.note("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.note("\(name).willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.note("\(name).didDisappear")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// Keeps the window of the running test.
@MainActor private var shownWindow: UIWindow?

/// A window with a root, on a clock that the test steps.
@discardableResult @MainActor func show(_ root: UIViewController) -> (UIWindow, Person) {
  StandIn.reset()
  StandIn.echoesMessages = false
  StandIn.clock.mode = .manual
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = root
  window.makeKeyAndVisible()
  shownWindow = window
  settle()
  return (window, Person(in: window))
}

@MainActor func settle() { StandIn.clock.runUntilIdle() }
