import SwiftUI
import SwiftUIPerson
import UIKit
import UIKitPerson
import Usher
import UsherUIKit
import Walking

/// Walks through an app in its window, by the titles of real controls.
@MainActor
final class UIKitWalker: Walker {
  let window: UIWindow
  private let tree: Tree
  private var observation: TreeObservation?
  private var ended: [String] = []
  private var unfinished: Set<NavigationRequest.ID> = []
  private var misuses: [Misuse] = []
  private var isWide = false

  private let onStep: @MainActor ([UIViewController]) -> Void

  private var person: Person { Person(in: window) }

  /// - Parameter onStep: Receives all controllers in the window after a step.
  convenience init(
    _ host: UIKitHost, onStep: @escaping @MainActor ([UIViewController]) -> Void
  ) throws {
    guard let window = host.window else { throw Otherwise("there is no window") }
    self.init(window, host.tree, onStep: onStep)
  }

  init(_ window: UIWindow, _ tree: Tree, onStep: @escaping @MainActor ([UIViewController]) -> Void)
  {
    self.onStep = onStep
    self.window = window
    self.tree = tree
    observation = tree.observe { [weak self] event in
      switch event {
      case .request(let request): self?.unfinished.insert(request.id)
      case .concluded(let id, _): self?.unfinished.remove(id)
      case .ended(let node, let cause): self?.ended.append("\(node) (\(cause))")
      case .misuse(let misuse): self?.misuses.append(misuse)
      default: break
      }
    }
  }

  func act(_ act: Act) async throws {
    switch act {
    case .tap(let title), .choose(let title): try await inTime { try person.tap(title) }
    case .type(let text, let field): try await inTime { try type(text, into: field) }
    case .back: try back()
    case .backIn(let column): try back(in: column)
    case .backOver(let count):
      let menu = person.backMenu
      guard menu.count >= count else { throw Otherwise("the menu has \(menu.count) lines") }
      try person.chooseFromBackMenu(menu[count - 1])
    case .swipe(let isCancelled): try await swipe(isCancelled: isCancelled)
    case .drag(let isCancelled): try await drag(isCancelled: isCancelled)
    case .turnPage(let offset): try turnPage(by: offset)
    case .tab(let number):
      let bar = person.path.lazy.compactMap { $0 as? UITabBarController }.last?.tabBar
      guard let title = bar?.items?[number - 1].title else { throw Otherwise("there are no tabs") }
      try person.tapTab(title)
    }
    await settleAnswers()
    onStep(controllers)
    if let misuse = misuses.first { throw Otherwise("\(misuse)") }
    let complaints = StandIn.exceptions + StandIn.messages
    guard complaints.isEmpty else { throw Otherwise("UIKit complains: \(complaints)") }
  }

  func turn(isWide: Bool) async throws {
    self.isWide = isWide
    person.giveRoom(isWide ? .regular : .compact)
    await settleAnswers()
    onStep(controllers)
  }

  func see(_ sight: Sight) async throws {
    try await inTime {
      switch sight {
      case .tree(let expected): try Otherwise.unless(tree.description, is: expected)
      case .title(let title):
        guard !barTitles.contains(title), !keepsTitle else { return }
        throw Otherwise("the titles are \(barTitles)")
      case .ended(let flow):
        guard !ended.contains(flow) else { return }
        throw Otherwise("what ended is \(ended)")
      }
    }
  }

  /// True for a paging `TabView` on a stack: the stand-in shows no title of such a page.
  private var keepsTitle: Bool {
    guard barTitles.isEmpty, let tabs = person.path.last(where: { $0 is UITabBarController })
    else { return false }
    return tabs.navigationController != nil
  }

  /// The title of the bar in front, or those of all columns beside each other.
  private var barTitles: [String] {
    if let title = person.barTitle, columns.isEmpty { return [title] }
    return columns.compactMap { $0.navigationBar.topItem?.title }
  }

  /// The columns beside each other, from the left: those of UIKit, or those of a `NavigationSplitView`.
  private var columns: [UINavigationController] {
    guard let split = person.path.lazy.compactMap({ $0 as? UISplitViewController }).last else {
      let isCovered = controllers.contains { $0.presentedViewController != nil }
      let hasTabs = person.path.contains { $0 is UITabBarController }
      guard isWide, !isCovered, !hasTabs else { return [] }
      let stacks = controllers.compactMap { $0 as? UINavigationController }
      // SwiftUI's columns have bars of their own around the stacks in them.
      return stacks.filter { stack in !stacks.contains { $0.isInside(of: stack) } }
    }
    guard !split.isCollapsed else { return [] }
    return [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap {
      split.viewController(for: $0) as? UINavigationController
    }
  }

  /// Tries again for a while: services answer from other threads, in as many turns as that takes.
  private func inTime(_ body: () throws -> Void) async throws {
    for _ in 0..<200 {
      do { return try body() } catch { await settle() }
    }
    try body()
  }

  /// Waits for an answer to arrive too: an action right after it would still belong to the question.
  private func settleAnswers() async {
    for _ in 0..<200 {
      await settle()
      guard !unfinished.isEmpty, !(person.path.last is UIAlertController) else { return }
    }
  }

  /// Swipes to a page; the stand-in shows those of SwiftUI as tabs with a bar.
  private func turnPage(by offset: Int) throws {
    let pages = person.path.last { $0 is UIPageViewController || $0 is UITabBarController }
    guard let tabs = pages as? UITabBarController else {
      return try person.swipePage(offset > 0 ? .forward : .reverse)
    }
    try person.tapTab(at: tabs.selectedIndex + offset)
  }

  /// Taps the button of the bar, or the one that a host shows in its place while a page asks.
  private func back() throws {
    let stacks = person.path.compactMap { $0 as? UINavigationController }
    let own = stacks.last { $0.viewControllers.count > 1 }.flatMap(ownBackButton)
    guard let own else { return try person.tapBack() }
    own.tap()
  }

  private func back(in column: SplitColumn) throws {
    let place = [SplitColumn.sidebar, .content, .detail].firstIndex(of: column)
    guard let place, columns.indices.contains(place) else {
      throw Otherwise("the column \(column) is not beside others")
    }
    if let own = ownBackButton(of: columns[place]) { return own.tap() }
    let bar = columns[place].navigationBar
    guard bar.backTitle != nil, bar.tapBack() else {
      throw Otherwise("there is no back button in the column \(column)")
    }
  }

  private func ownBackButton(of stack: UINavigationController) -> _Element? {
    let items = stack.topViewController?.navigationItem.leftBarButtonItems ?? []
    let controls = items.flatMap { $0.customView?._elements ?? [] }.flatMap(\.all)
    return controls.first { $0.identifier == "BackButton" && $0.role == .menu }
  }

  /// Adds words to a field of SwiftUI's or of UIKit's, or to the one of an alert by its title.
  private func type(_ text: String, into name: String) throws {
    if let alert = person.path.last as? UIAlertController, alert.title == name {
      return try person.type(text, into: alert.textFields?.first?.placeholder ?? name)
    }
    let fields = SwiftUIPerson(in: window).find(name).filter(\.canBeTyped)
    guard let field = fields.first else { return try person.type(text, into: name) }
    field.type((field.text ?? "") + text)
  }

  /// Everything that is on the window, covered or not.
  private var controllers: [UIViewController] {
    var found = window.rootViewController.map { [$0] } ?? []
    var next = 0
    while next < found.count {
      let more = found[next].children + [found[next].presentedViewController].compactMap(\.self)
      found += more.filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  // A screen that asks before it is left refuses the gesture, and asks then.
  private func swipe(isCancelled: Bool) async throws {
    let finger: BackGesture
    do { finger = try person.beginSwipeBack() } catch {
      guard error.kind == .refused else { throw error }
      return
    }
    finger.move(to: 0.5)
    await settle()
    if isCancelled { finger.cancel() } else { finger.finish() }
  }

  private func drag(isCancelled: Bool) async throws {
    let finger: DismissalGesture
    do { finger = try person.beginSwipeDown() } catch {
      guard error.kind == .refused else { throw error }
      return
    }
    finger.move(to: 0.5)
    await settle()
    if isCancelled { finger.cancel() } else { finger.finish() }
  }
}

extension UIViewController {
  fileprivate func isInside(of other: UIViewController) -> Bool {
    parent.map { $0 === other || $0.isInside(of: other) } ?? false
  }
}

/// Returns when UIKit and the main actor are idle.
@MainActor
func settle() async {
  for _ in 0..<12 {
    if StandIn.clock.mode == .manual {
      StandIn.clock.runUntilIdle()
    } else {
      await StandIn.clock.idle()
    }
    await Task.yield()
    // Comes back after what other threads were given before.
    await Task.detached {}.value
  }
}
