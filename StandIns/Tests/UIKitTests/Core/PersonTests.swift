import Foundation
import Testing
import UIKit
import UIKitPerson

extension CoreTests {
  @MainActor @Suite("A user") struct PersonTests {
    /// A screen with a button and a label.
    final class Page: UIViewController {
      let name: String
      var taps = 0
      let button = UIButton(type: .system)
      let label = UILabel()
      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "this is \(name)"
        button.setTitle("go \(name)", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
      }
    }

    @Test("reads and taps visible elements") func taps() throws {
      let page = Page("a")
      let stage = Stage { _ in page }
      #expect(stage.person.visibleTexts.contains("this is a"))
      #expect(stage.person.sees("this is a"))
      try stage.person.tap("go a")
      #expect(page.taps == 1)
      #expect(stage.person.tappableTitles.contains("go a"))
    }

    @Test("finds no button that is missing, hidden, transparent or disabled") func notThere() {
      let page = Page("a")
      let stage = Stage { _ in page }
      #expect(throws: Obstacle.self) { try stage.person.tap("else") }
      page.button.isHidden = true
      #expect(throws: Obstacle.self) { try stage.person.tap("go a") }
      page.button.isHidden = false
      page.button.alpha = 0
      #expect(throws: Obstacle.self) { try stage.person.tap("go a") }
      page.button.alpha = 1
      page.button.isEnabled = false
      #expect(throws: Obstacle.self) { try stage.person.tap("go a") }
      page.button.isEnabled = true
      page.view.isUserInteractionEnabled = false
      #expect(throws: Obstacle.self) { try stage.person.tap("go a") }
      #expect(page.taps == 0)
    }

    @Test("cannot touch what is under a presentation") func covered() throws {
      let page = Page("a")
      let stage = Stage { _ in page }
      let sheet = Page("sheet")
      page.present(sheet, animated: false)
      #expect(throws: Obstacle.self) { try stage.person.tap("go a") }
      try stage.person.tap("go sheet")
      #expect(sheet.taps == 1)
      #expect(!stage.person.sees("this is a"))
      page.dismiss(animated: false)
      try stage.person.tap("go a")
      #expect(page.taps == 1)
    }

    @Test("cannot touch anything while a transition is under way") func duringTransition() {
      let page = Page("a")
      let stage = Stage { _ in UINavigationController(rootViewController: page) }
      page.navigationController?.pushViewController(Page("b"), animated: true)
      #expect(StandIn.isInTransition(stage.window))
      let error = #expect(throws: Obstacle.self) { try stage.person.tap("go b") }
      #expect(error?.kind == .duringTransition)
      stage.settle()
      #expect(!StandIn.isInTransition(stage.window))
    }

    @Test("names the screen in front and the way to it") func path() {
      let (stage, navigation) = Stage.stack("a", "b")
      #expect(stage.person.topScreen === navigation.viewControllers[1])
      #expect(
        stage.person.path.map(ObjectIdentifier.init) == [
          ObjectIdentifier(navigation), ObjectIdentifier(navigation.viewControllers[1]),
        ])
      let m = stage.screen("m")
      navigation.present(m, animated: false)
      #expect(stage.person.topScreen === m)
    }

    @Test("taps for a gesture recognizer, if its delegate allows") func recognizer() throws {
      final class Gate: NSObject, UIGestureRecognizerDelegate {
        var answer = true
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          answer
        }
      }
      let page = Page("a")
      let stage = Stage { _ in page }
      let tap = UITapGestureRecognizer()
      page.view.addGestureRecognizer(tap)
      #expect(tap.view === page.view)
      try stage.person.tap(on: page.view)
      page.view.removeGestureRecognizer(tap)
      #expect(tap.view == nil)
      #expect(page.view.gestureRecognizers == nil)
    }

    @Test("can do nothing in a window that was never shown") func neverShown() {
      StandIn.reset()
      let window = UIWindow()
      window.rootViewController = Page("a")
      let person = Person(in: window)
      #expect(person.visibleTexts.isEmpty)
      let error = #expect(throws: Obstacle.self) { try person.tap("go a") }
      #expect(error?.kind == .windowNotVisible)
    }
  }
}
