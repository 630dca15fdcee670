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
    if let difference = difference(from: other, "before it was killed") { return difference }
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
    let person = host.user
    switch step {
    case .act(let name):
      let actions = (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
      actions.first { $0.name == name }?.perform()
    case .tapBack: if person.seesBackButton { person.tapBack() }
    case .swipeBack: if depth > 1 { person.swipeBack() }
    case .backMenu(let count):
      if count > 0, person.backMenuCount >= count { person.chooseFromBackMenu(over: count) }
    case .beginSwipe: if gesture == nil, depth > 1 { gesture = person.beginSwipeBack() }
    case .beginDrag:
      if gesture == nil, person.canDragSheet { gesture = person.beginDraggingSheet() }
    case .finishGesture: gesture?.finish()
    case .cancelGesture: gesture?.cancel()
    case .dragSheet: if person.canDragSheet, !isGestureUnderWay { person.dragSheetDown() }
    case .tapTab(let position):
      if (0..<person.tabCount).contains(position), !isGestureUnderWay { person.tapTab(position) }
    case .choose(let title):
      let isThere = host.alert?.actions.contains { $0.title == title } == true
      if isThere, !isGestureUnderWay { person.choose(title) }
    case .typeText(let text):
      if host.promptText != nil, !isGestureUnderWay { person.typeText(text) }
    case .verb(let verb, let position):
      let flows = host.tree.liveFlows
      if flows.indices.contains(position), verb.suits(flows[position].container.traits) {
        flows[position].coordinator.fuzz(verb)
      }
    case .close: host.tree.close()
    case .wait: break
    }
    if !isGestureUnderWay { gesture = nil }
  }

  private var isGestureUnderWay: Bool { gesture?.isUnderWay == true }

  /// The number of screens in the stack in which the user can go back.
  private var depth: Int {
    host.visibleStack(holdingMoreThan: 1).map { host.driver.count(in: $0) } ?? 0
  }
}
