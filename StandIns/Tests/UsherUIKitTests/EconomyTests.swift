import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// Counts the host's queries of UIKit, so that an increase is noticed.
///
/// The flow is a guest on a stack of other code. At each wake the host checks that the stack is
/// still there, so queries of the stack's view count the host's wakes.
@Suite("The UIKit host queries UIKit rarely", .serialized)
@MainActor
struct EconomyTests {
  private let phone = Phone()
  private let questions = Questions()
  private let stack: AskedStack
  private let flow = WordFlow()
  private let host: UIKitHost

  init() async {
    stack = AskedStack(questions)
    phone.show(stack)
    flow.screen = { [questions] _ in AskedController(questions) }
    host = UIKitHost(flow, continuing: stack, views: phone.views) { _ in }
    await phone.settleWithTasks()
    questions.reset()
  }

  @Test("A push reads the layers once before its transition and once after")
  func push() async {
    flow.push(.next("second"))
    await phone.settleWithTasks()
    #expect(stack.viewControllers.count == 2)
    // The reconciler queries before its request and after it.
    #expect(questions.walks == 2)
    // When the transition begins, when the reconciler looks whether it can go on, when it ends, and whether UIKit is
    // at its end then too.
    #expect(questions.stack == 4)
    // One is the request's, which is animated if the stack is on screen.
    #expect(questions.wakes == 1 + 1)
  }

  @Test("A pop reads the layers once before its transition and once after")
  func pop() async {
    flow.push(.next("second"))
    await phone.settleWithTasks()
    questions.reset()
    flow.pop()
    await phone.settleWithTasks()
    #expect(stack.viewControllers.count == 1)
    #expect(questions.walks == 2)
    #expect(questions.stack == 4)
    // One is the request's, which is animated if the stack is on screen.
    #expect(questions.wakes == 1 + 1)
  }

  @Test(
    "A swipe back reads the layers once after its transition, and so does a cancelled one")
  func swipe() async throws {
    flow.push(.next("second"))
    await phone.settleWithTasks()
    questions.reset()
    try phone.person.beginSwipeBack().cancel()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes.count == 2)
    #expect(questions.walks == 1)
    #expect(questions.wakes == 1)
    questions.reset()
    try phone.person.swipeBack()
    await phone.settleWithTasks()
    #expect(flow.navigation.routes.count == 1)
    // Once after its transition, and until no work is left.
    #expect(questions.walks == 3)
    #expect(questions.wakes == 1)
  }

  @Test("A change without animation is read at once")
  func unanimated() async {
    flow.push(.next("second"))
    await phone.settleWithTasks()
    stack.popViewController(animated: false)
    #expect(flow.navigation.routes.count == 1)
  }

  @Test("Each reading of the layers reads the presented controller once")
  func modals() async {
    flow.present(.next("sheet"), as: .sheet)
    await phone.settleWithTasks()
    questions.reset()
    flow.push(.next("second"))
    await phone.settleWithTasks()
    #expect(stack.viewControllers.count == 2)
    // One more when the request is taken up: what other code presents by then belongs to the screen on top.
    #expect(questions.presented == 3)
  }
}

/// The number of queries of each kind.
@MainActor
private final class Questions {
  /// Queries for the transition of the top screen: one in each walk through the layers.
  var walks = 0
  /// Queries for the transition of the stack.
  var stack = 0
  /// Queries for the controller that a sheet presents.
  var presented = 0

  /// Queries for the window of the stack's view: one in each wake, and in each request.
  var wakes = 0

  func reset() { (walks, stack, presented, wakes) = (0, 0, 0, 0) }
}

private final class AskedStack: UINavigationController {
  private let questions: Questions

  init(_ questions: Questions) {
    self.questions = questions
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    questions.stack += 1
    return super.transitionCoordinator
  }

  override var viewIfLoaded: UIView? {
    questions.wakes += 1
    return super.viewIfLoaded
  }
}

private final class AskedController: UIViewController {
  private let questions: Questions

  init(_ questions: Questions) {
    self.questions = questions
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    questions.walks += 1
    return super.transitionCoordinator
  }

  override func loadView() { view = ClosedView() }

  override var presentedViewController: UIViewController? {
    questions.presented += 1
    return super.presentedViewController
  }
}
