import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Page view controllers", .serialized) struct PageTests {
  final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let screens: [UIViewController]
    var log: [String] = []
    init(_ screens: [UIViewController]) { self.screens = screens }
    private func screen(_ offset: Int, from one: UIViewController) -> UIViewController? {
      guard let index = screens.firstIndex(of: one), screens.indices.contains(index + offset)
      else { return nil }
      return screens[index + offset]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { screen(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { screen(1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { log.append("will \(pending.first?.title ?? "")") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("did \(previousViewControllers.first?.title ?? "") \(completed)") }
  }

  let journal = Journal()
  let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
  let book: Book
  init() {
    book = Book(["A", "B", "C"].map { [journal] in Noted($0, journal) })
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.screens[0]], direction: .forward, animated: false)
  }

  @Test("The first page becomes a child and appears with the container")
  func first() {
    #expect(book.screens[0].parent === pages)
    let (_, person) = show(pages)
    #expect(person.sees("this is A"))
    #expect(journal.lines.last == "A.didAppear")
  }

  @Test("Pages set by code tell the completion only, unanimated at once, animated at the end")
  func code() {
    show(pages)
    var ends: [Bool] = []
    pages.setViewControllers([book.screens[1]], direction: .forward, animated: false) {
      ends.append($0)
    }
    #expect(ends == [true] && pages.viewControllers == [book.screens[1]])
    pages.setViewControllers([book.screens[2]], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(ends.count == 1)
    settle()
    #expect(ends == [true, true] && book.log.isEmpty)
    #expect(book.screens[1].parent == nil && book.screens[2].view.window != nil)
    #expect(journal.lines.contains("B.didDisappear") && journal.lines.contains("C.didAppear"))
  }

  @Test("A swipe asks the data source, then tells the delegate before and after")
  func swipe() throws {
    let (_, person) = show(pages)
    _ = journal.take()
    try person.swipePage(.forward)
    settle()
    #expect(book.log == ["will B", "did A true"])
    #expect(pages.viewControllers == [book.screens[1]])
    let lines = journal.take()
    #expect(lines.contains("A.didDisappear") && lines.contains("B.didAppear"))
    try person.swipePage(.reverse)
    settle()
    #expect(pages.viewControllers == [book.screens[0]])
    #expect(throws: Obstacle.self) { try person.swipePage(.reverse) }
  }

  @Test("Read from right to left, a swipe to the right turns on; code brings the page from there")
  func mirrored() throws {
    let (_, person) = show(pages)
    person.read(.rightToLeft)
    try person.swipePage(to: .right)
    settle()
    #expect(pages.viewControllers == [book.screens[1]])
    #expect(throws: Obstacle.self) { try person.swipePage(to: .top) }
    pages.setViewControllers([book.screens[2]], direction: .forward, animated: true)
    settle()
    #expect(pages.enteredFrom == .right)
    try person.swipePage(to: .left)
    settle()
    #expect(pages.viewControllers == [book.screens[1]])
  }

  @Test("A swipe that falls back leaves everything as it was")
  func fallsBack() throws {
    let (_, person) = show(pages)
    _ = journal.take()
    try person.swipePage(.forward, letsItFallBack: true)
    settle()
    #expect(book.log == ["will B", "did A false"])
    #expect(pages.viewControllers == [book.screens[0]] && book.screens[1].parent == nil)
    #expect(journal.take().suffix(2) == ["A.didAppear", "B.didMove(nil)"])
    #expect(person.sees("this is A"))
  }

  @Test("A second change ends the first, whose completion hears that it did not finish")
  func overtaken() {
    show(pages)
    var ends: [String] = []
    pages.setViewControllers([book.screens[1]], direction: .forward, animated: true) {
      ends.append("B \($0)")
    }
    pages.setViewControllers([book.screens[2]], direction: .forward, animated: true) {
      ends.append("C \($0)")
    }
    settle()
    #expect(ends == ["B false", "C true"])
    #expect(pages.viewControllers == [book.screens[2]] && book.screens[1].parent == nil)
  }

  @Test("A wrong number of pages is an exception")
  func count() {
    StandIn.reset()
    StandIn.recordsExceptions = true
    pages.setViewControllers([], direction: .forward, animated: false)
    #expect(
      StandIn.exceptions.first
        == "The number of view controllers provided (0) doesn't match the number required (1) "
        + "for the requested transition")
    #expect(pages.viewControllers == [book.screens[0]])
    StandIn.reset()
  }
}
