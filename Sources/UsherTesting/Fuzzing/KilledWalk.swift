import Testing
@_spi(Hosting) import Usher
import UsherSnapshots

/// An app that is killed and restored whenever possible, beside a walk.
@MainActor
final class KilledWalk<Root: Coordinator> {
  private(set) var host: InMemoryHost
  /// The number of kills.
  private(set) var kills = 0
  private var root: Root
  private let relaunch: @MainActor (Root) -> Root
  private var gesture: HeldGesture?
  /// The step taken last, and what it lacked in this app; `nil` if it could be taken.
  private var lastStep: (step: FuzzStep, lack: String?)?
  /// True once a guard asked the user when its place was restored: from then on the two apps differ.
  private(set) var isParted = false

  init(_ root: Root, _ relaunch: @escaping @MainActor (Root) -> Root) {
    self.root = root
    self.relaunch = relaunch
    host = Self.host(root, nil)
  }

  private static func host(_ root: Root, _ snapshot: TreeSnapshot?) -> InMemoryHost {
    InMemoryHost(
      root as any Coordinator<Root.Output>, recordsMisuse: false, launch: .restoring(snapshot))
  }

  /// Releases everything at the end of the walk.
  func end() {
    if host.tree.isLive { host.tree.close() }
  }

  // MARK: - Killing

  /// Kills and restores the app twice, if all of it can be saved.
  ///
  /// The guards judge the restored places again, and may have questions. The app's tasks get turns
  /// to answer them; the walk goes on alone if the user must answer.
  ///
  /// - Parameter giveTurns: Gives tasks turns while its argument returns `true`, up to a limit.
  /// - Returns: The difference from `other` before or after, if there is one.
  func killTwice(
    comparing other: Tree, _ giveTurns: @MainActor (@MainActor () -> Bool) async -> Void
  ) async -> String? {
    if let difference = difference(from: other, sinceLastKill) { return difference }
    let engine = host.tree.engine
    guard host.tree.isLive, !engine.hasOpenQuestions, !engine.state.keepsConcludedFlows,
      other.snapshot().isWhole
    else {
      return nil
    }
    for time in ["once", "twice in a row"] {
      let snapshot = host.tree.snapshot()
      guard snapshot.isWhole else { return nil }
      host.tree.close()
      let read: TreeSnapshot
      do {
        read = try snapshot.aroundCoding()
      } catch {
        return "a snapshot cannot be read again: \(error)"
      }
      root = relaunch(root)
      host = Self.host(root, read)
      kills += 1
      if let report = host.tree.restorationReport, !report.isWhole {
        return "not everything was restored: \(report)"
      }
      if isAsking {
        await giveTurns { isAsking && host.alert == nil }
        if !isAsking { await giveTurns { !host.tree.isQuiet || !stands(like: other) } }
        // A place that waited comes on top of the places that are shown by then.
        isParted = isAsking || !stands(like: other) && places(in: host.tree) == places(in: other)
        if isParted { return nil }
      }
      if let difference = difference(from: other, "after it was killed \(time)") {
        return difference
      }
    }
    return nil
  }

  /// What the app did since it was restored, as the beginning of a sentence.
  private var sinceLastKill: String {
    guard let (step, lack) = lastStep else { return "at its start" }
    let who = kills == 0 ? "without having been killed, the second app" : "the restored app"
    return lack.map { "\(who) could not take the step \(step), because \($0): there" }
      ?? "\(who) took the step \(step) to something else: there"
  }

  /// The places of a tree in any order.
  private func places(in tree: Tree) -> [String] {
    tree.description.split(separator: "\n").map { $0.filter { $0 != " " && $0 != "*" } }.sorted()
  }

  private var isAsking: Bool { host.tree.engine.hasOpenQuestions }

  /// Returns whether its tree equals `other`.
  func stands(like other: Tree) -> Bool { host.tree.description == other.description }

  private func difference(from other: Tree, _ when: String) -> String? {
    let (mine, others) = (host.tree.description, other.description)
    guard mine == others else { return "\(when) the tree is\n\(mine)\ninstead of\n\(others)" }
    guard host.tree.isLive else { return nil }
    let (saved, othersSaved) = (host.tree.snapshot(), other.snapshot())
    guard saved.hasSameContent(as: othersSaved) else {
      return "\(when) a snapshot is\n\(saved)\ninstead of\n\(othersSaved)"
    }
    return nil
  }

  // MARK: - Steps

  /// Takes a step; an impossible one does nothing.
  func take(_ step: FuzzStep) {
    let lack = lack(of: step)
    lastStep = (step, lack)
    if lack == nil { perform(step) }
    if !isGestureUnderWay { gesture = nil }
  }

  private func perform(_ step: FuzzStep) {
    let person = host.user
    switch step {
    case .act(let name): actions.first { $0.name == name }?.perform()
    case .tapBack: person.tapBack()
    case .swipeBack: person.swipeBack()
    case .backMenu(let count): person.chooseFromBackMenu(over: count)
    case .beginSwipeBack: gesture = person.beginSwipeBack()
    case .beginSwipeDown: gesture = person.beginSwipeDown()
    case .finishGesture: gesture?.finish()
    case .cancelGesture: gesture?.cancel()
    case .swipeDown: person.swipeDown()
    case .tapTab(let position): person.tapTab(position)
    case .nextPage: person.swipeToNextPage()
    case .previousPage: person.swipeToPreviousPage()
    case .turnDevice: host.isWide.toggle()
    case .choose(let title): person.choose(title)
    case .typeText(let text): person.typeText(text)
    case .verb(let verb, let position): host.tree.liveFlows[position].coordinator.fuzz(verb)
    case .close: host.tree.close()
    case .wait: break
    }
  }

  /// Returns why a step is impossible, as a part of a sentence; `nil` if it is possible.
  private func lack(of step: FuzzStep) -> String? {
    let person = host.user
    switch step {
    case .act(let name):
      guard let screen = host.topScreen else { return "no screen is on top" }
      guard screen is any FuzzableScreen else { return "\(type(of: screen)) lists no actions" }
      return actions.contains { $0.name == name }
        ? nil : "\(type(of: screen)) only lists \(actions.map(\.name))"
    case .tapBack: return person.seesBackButton ? nil : "there is no back button"
    case .swipeBack: return depth > 1 ? nil : "there is nothing to go back to"
    case .backMenu(let count):
      return count > 0 && person.backMenuCount >= count ? nil : "its back menu is shorter"
    case .beginSwipeBack:
      return gesture == nil && depth > 1 ? nil : "there is nothing to go back to"
    case .beginSwipeDown: return gesture == nil && person.canSwipeDown ? nil : "there is no sheet"
    case .finishGesture, .cancelGesture: return gesture == nil ? "no gesture is under way" : nil
    case .swipeDown: return person.canSwipeDown && !isGestureUnderWay ? nil : "there is no sheet"
    case .tapTab(let position):
      let isThere = (0..<person.tabCount).contains(position) && !isGestureUnderWay
      return isThere ? nil : "there is no such tab"
    case .nextPage:
      return person.canSwipeToNextPage && !isGestureUnderWay ? nil : "there is no next page"
    case .previousPage:
      return person.canSwipeToPreviousPage && !isGestureUnderWay
        ? nil : "there is no previous page"
    case .turnDevice: return nil
    case .choose(let title):
      let isThere = host.alert?.actions.contains { $0.title == title } == true
      return isThere && !isGestureUnderWay ? nil : "there is no such alert"
    case .typeText:
      return host.promptText != nil && !isGestureUnderWay ? nil : "there is no text field"
    case .verb(let verb, let position):
      let flows = host.tree.liveFlows
      let isThere = flows.indices.contains(position) && verb.suits(flows[position].container.traits)
      return isThere ? nil : "there is no such flow"
    case .close, .wait: return nil
    }
  }

  private var actions: [FuzzAction] {
    (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
  }

  private var isGestureUnderWay: Bool { gesture?.isUnderWay == true }

  /// The number of screens in the stack in which the user can go back.
  private var depth: Int {
    host.visibleStack(holdingMoreThan: 1).map { host.driver.count(in: $0) } ?? 0
  }
}
