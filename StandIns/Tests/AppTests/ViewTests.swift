import Campus
import CampusUIKit
import Practice
import PracticeUIKit
import Testing
import UIKit
import UIKitPerson
import UsherUIKit

extension AppTests {
  @MainActor
  @Suite("UIKit: the contents of views")
  struct ViewTests {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private var person: Person { Person(in: window) }

    init() {
      StandIn.reset()
      StandIn.clock.mode = .manual
    }

    @Test("a screen follows its model, however often that changes")
    func following() async throws {
      let host = UIKitHost(makeCampus(), in: window, views: makeCampusViews())
      try await tap("To main")
      try person.tapTab("Colours")
      try await tap("Blue")
      #expect(person.sees("Nobody likes it yet"))
      for likes in 1...3 {
        try await tap("Like")
        #expect(person.sees("♥ \(likes)"))
        #expect(!person.sees("♥ \(likes - 1)"))
      }
      host.close()
    }

    @Test("a covered screen follows its model too: Practice's diary, written while it was covered")
    func covered() async throws {
      let host = UIKitHost(makePractice(), in: window, views: makePracticeViews())
      #expect(!person.sees("How they ended"))
      try await tap("First", "FirstSub", "Done", "Second")
      try person.tapBack()
      await settle()
      #expect(person.sees("First: finished"))
      #expect(person.sees("Second: back button"))
      host.close()
    }

    @Test("a button is enabled once its action is possible")
    func enabling() async throws {
      let host = UIKitHost(makeCampus(), in: window, views: makeCampusViews())
      try await tap("To main", "Mix two colours")
      #expect(!person.tappableTitles.contains("Next"))
      try await tap("Red")
      #expect(person.tappableTitles.contains("Next"))
      try await tap("Next", "Blue", "Mix")
      #expect(person.sees("Mixed last: Purple"))
      host.close()
    }

    @Test("a field stays the same field while the user types, and its text is saved")
    func typing() async throws {
      let host = UIKitHost(makeCampus(), in: window, views: makeCampusViews())
      try await tap("To main")
      try person.tapTab("Account")
      try await tap("Name")
      try person.type(" 2", into: "Name")
      await settle()
      let field = try #require(window.firstResponder as? UITextField)
      try person.type("3", into: "Name")
      await settle()
      #expect(window.firstResponder === field)
      #expect(field.text == "김민지 23")
      try await tap("Save")
      #expect(person.sees("김민지 23"))
      host.close()
    }

    private func tap(_ titles: String...) async throws {
      await settle()
      for title in titles {
        try person.tap(title)
        await settle()
      }
    }
  }
}

extension UIView {
  /// The inner view that receives typed text.
  fileprivate var firstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponder).first
  }
}
