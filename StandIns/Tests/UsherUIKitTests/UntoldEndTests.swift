import Testing
import UIKit
import UIKitPerson
@_spi(Hosting) import Usher
import UsherHostTesting
import UsherTesting
import UsherUIKit

/// Transitions that do not report their end, contrary to UIKit's documentation: the host continues.
@Suite("The UIKit host continues where a transition does not report its end", .serialized)
@MainActor
struct UntoldEndTests {
  private let phone = Phone()
  private let stack = UntrueStack()
  private let flow = WordFlow()
  private let host: UIKitHost

  init() async {
    phone.show(stack)
    flow.screen = { _ in UntrueScreen() }
    host = UIKitHost(flow, continuing: stack, views: phone.views) { _ in }
    await phone.settleWithTasks()
  }

  @Test("A coordinator that accepts no completion")
  func refusing() async {
    stack.quirk = .refuses
    let handle = flow.push(.next("second"))
    flow.push(.next("third"))
    await phone.settleWithTasks()
    #expect(handle.currentOutcome == .settled)
    #expect(stack.viewControllers.count == 3)
  }

  @Test("A completion that never runs: the user's swipe back is seen with the next change")
  func silent() async throws {
    flow.push(.next("second"))
    await phone.settleWithTasks()
    stack.quirk = .silent
    try phone.person.swipeBack()
    await phone.settleWithTasks()
    stack.quirk = nil
    flow.push(.next("third"))
    await phone.settleWithTasks()
    #expect(flow.navigation.routes == [.first, .next("third")])
    #expect(stack.viewControllers.count == 2)
    #expect(!stack.wasRearranged, "the swipe was read before the push was asked for")
    #expect(host.tree.disagreements == [])
  }

  @Test("A coordinator that UIKit returns after its completion")
  func lingering() async {
    stack.quirk = .lingers
    let handle = flow.push(.next("second"))
    flow.push(.next("third"))
    await phone.settleWithTasks()
    #expect(handle.currentOutcome == .settled)
    #expect(stack.viewControllers.count == 3)
    flow.push(.next("fourth"))
    await phone.settleWithTasks()
    #expect(stack.viewControllers.count == 4)
    #expect(host.tree.disagreements == [])
  }
}

/// A change of a covered stack wakes the host by itself, because no other event leads there.
@Suite("Covered changes", .serialized)
@MainActor
struct UnseenStackTests {
  private let phone = Phone()

  @Test("A stack below two sheets is read again when other code changes it")
  func belowSheets() async throws {
    let flow = WordFlow()
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    let middle = WordFlow()
    Task { try? await flow.run(middle, as: .sheet) }
    await phone.settleWithTasks()
    middle.push(.next("second"))
    await phone.settleWithTasks()
    middle.present(.next("top"), as: .sheet)
    await phone.settleWithTasks()
    let stack = try #require(
      host.rootViewController.presentedViewController as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: true)
    await phone.settleWithTasks()
    #expect(middle.navigation.routes == [.first])
    #expect(host.tree.disagreements == [])
  }
}

/// A tree changes its window in the middle of a transition whose end is not reported, or comes late.
@Suite("The UIKit host changes its window after a transition", .serialized)
@MainActor
struct LateWindowTests {
  private let phone = Phone()
  private let flow = WordFlow()
  private let sheet = UntrueSheet()
  private let host: UIKitHost
  private let other = UIWindow(frame: UIScreen.main.bounds)

  init() async {
    flow.screen = { [sheet] route -> AnyObject in route == .first ? Model("first") : sheet }
    host = UIKitHost(flow, in: phone.window, views: phone.views)
    await phone.settleWithTasks()
  }

  /// Whether the tree is in the other window, with the sheet over it.
  private var hasMoved: Bool {
    other.rootViewController === host.rootViewController
      && host.rootViewController.presentedViewController === sheet && sheet.view.window === other
  }

  @Test("A presentation that does not report its end is waited for", arguments: Quirk.allCases)
  func presentation(_ quirk: Quirk) async {
    sheet.quirk = quirk
    flow.present(.next("sheet"))
    StandIn.clock.advance()
    #expect(sheet.isBeingPresented)
    host.attach(to: other)
    await phone.settleWithTasks()
    #expect(hasMoved)
    #expect(StandIn.exceptions.isEmpty)
  }

  @Test("A dismissal that does not report its end is waited for", arguments: Quirk.allCases)
  func dismissal(_ quirk: Quirk) async {
    flow.present(.next("sheet"))
    await phone.settleWithTasks()
    sheet.quirk = quirk
    // By other code, which the host learns of only by what it sees.
    sheet.presentingViewController?.dismiss(animated: true, completion: nil)
    StandIn.clock.advance()
    #expect(sheet.isBeingDismissed)
    host.attach(to: other)
    await phone.settleWithTasks()
    #expect(other.rootViewController === host.rootViewController)
    #expect(StandIn.exceptions.isEmpty)
    #expect(host.tree.isSettled)
  }

  @Test("A presentation that the app does not end keeps the tree where it is, until it ends")
  func held() async {
    let animator = HeldAnimator()
    flow.present(.next("sheet"), transition: .animated(by: animator))
    await phone.settleWithTasks()
    #expect(sheet.isBeingPresented)
    host.attach(to: other)
    await phone.settleWithTasks()
    let questions = sheet.questions
    await phone.settleWithTasks()
    #expect(sheet.questions == questions, "the host waits, and does not ask at each turn")
    #expect(phone.window.rootViewController === host.rootViewController)
    animator.context?.completeTransition(true)
    await phone.settleWithTasks()
    #expect(hasMoved)
    #expect((StandIn.messages + StandIn.exceptions).isEmpty)
  }
}

/// An animation that ends when a test says so.
private final class HeldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    guard self.context == nil else { return context.completeTransition(true) }
    self.context = context
  }
}

/// How a transition does not report its end.
enum Quirk: CaseIterable {
  /// Refuses a completion.
  case refuses
  /// Accepts completions and never calls them.
  case silent
  /// Remains the controller's transition coordinator after its completion.
  case lingers
}

/// A presented screen whose transitions do not report their end as UIKit's do.
private final class UntrueSheet: UIViewController {
  var quirk: Quirk?
  /// How often the transition was asked for.
  private(set) var questions = 0
  private var coordinator: UntrueCoordinator?

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    questions += 1
    let real = super.transitionCoordinator
    guard let quirk, let real else { return real }
    if coordinator?.real !== real { coordinator = UntrueCoordinator(real, quirk) }
    return coordinator
  }
}

/// A screen that returns the transition coordinator of its stack, as in UIKit.
private final class UntrueScreen: UIViewController {
  override func loadView() { view = ClosedView() }

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }
}

/// A stack whose transitions do not report their end as UIKit's do.
private final class UntrueStack: UINavigationController {
  var quirk: Quirk?
  private(set) var wasRearranged = false
  private var coordinator: UntrueCoordinator?

  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let real = super.transitionCoordinator
    guard let quirk else { return real }
    if let real, coordinator?.real !== real { coordinator = UntrueCoordinator(real, quirk) }
    return real == nil && quirk != .lingers ? nil : coordinator
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    wasRearranged = true
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class UntrueCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let real: any UIViewControllerTransitionCoordinator
  private let quirk: Quirk

  init(_ real: any UIViewControllerTransitionCoordinator, _ quirk: Quirk) {
    self.real = real
    self.quirk = quirk
  }

  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    switch quirk {
    case .refuses: false
    case .silent: true
    case .lingers: real.animate(alongsideTransition: animation, completion: completion)
    }
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
  var isAnimated: Bool { real.isAnimated }
  var presentationStyle: UIModalPresentationStyle { real.presentationStyle }
  var initiallyInteractive: Bool { real.initiallyInteractive }
  var isInterruptible: Bool { real.isInterruptible }
  var isInteractive: Bool { real.isInteractive }
  var isCancelled: Bool { real.isCancelled }
  var transitionDuration: TimeInterval { real.transitionDuration }
  var percentComplete: CGFloat { real.percentComplete }
  var completionVelocity: CGFloat { real.completionVelocity }
  var completionCurve: UIView.AnimationCurve { real.completionCurve }
  var containerView: UIView { real.containerView }
  var targetTransform: CGAffineTransform { real.targetTransform }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    real.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { real.view(forKey: key) }
}
