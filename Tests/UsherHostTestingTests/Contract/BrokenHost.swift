import Testing
@_spi(Hosting) import Usher
import UsherHostTesting
import UsherTesting

/// The small defects of a broken host.
enum Breakage: String, CaseIterable, CustomStringConvertible, Sendable {
  case staleTopScreen, keepsScreens
  case backRemovesNothing, backTwice, swipeRemovesNothing, cancelledSwipeRemoves
  case backMenuGoesOneBack, noBackButton, backButtonEverywhere
  case dragIsNotReported, cancelledDragRemoves, dragsFixedSheets
  case tabTapIsLost, tabTapSelectsTheFirst, reselectIsLost
  case turnsPageByPage
  case alertDoesNothing, alertTakesTheFirstAction, alertIsNotSeen
  case textIsLost, textIsNotSeen
  case leavesWithoutAsking, settlesTooEarly
  case doesWhatCannotBeDone
  case linkIsLost, startsAsUsual

  var description: String { rawValue }
}

/// The in-memory host with one defect.
@MainActor
final class BrokenHost: ContractHost {
  private let host: MemoryPhone
  private let breakage: Breakage
  private weak var formerTop: AnyObject?
  private weak var currentTop: AnyObject?
  private weak var topBelowDrag: AnyObject?
  private var kept: [AnyObject] = []
  private var finger: HeldGesture?

  init(_ root: any Coordinator<Void>, _ breakage: Breakage) {
    self.breakage = breakage
    host = MemoryPhone(root, transitions: breakage == .settlesTooEarly ? .stepped : .instant)
  }

  init(_ root: any Coordinator<Void>, _ breakage: Breakage, opening link: String?) throws {
    self.breakage = breakage
    host =
      if let link, breakage != .startsAsUsual {
        try MemoryPhone(root, opening: link)
      } else {
        MemoryPhone(root)
      }
  }

  func open(_ link: String) throws {
    if breakage != .linkIsLost { try host.open(link) }
  }

  var tree: Tree { host.tree }

  var topScreen: AnyObject? {
    if breakage == .staleTopScreen { return formerTop }
    return topBelowDrag ?? host.topScreen
  }

  var alertActions: [String] { breakage == .alertIsNotSeen ? [] : host.alertActions }

  var promptText: String? { breakage == .textIsNotSeen ? nil : host.promptText }

  var seesBackButton: Bool {
    switch breakage {
    case .noBackButton: false
    case .backButtonEverywhere: true
    default: host.seesBackButton
    }
  }

  func tapBack() {
    switch breakage {
    case .backRemovesNothing: break
    case .backTwice:
      host.tapBack()
      host.tapBack()
    case .leavesWithoutAsking where asks: removeTop(.backButton)
    case .doesWhatCannotBeDone where !host.seesBackButton: removeTop(.backButton)
    default: host.tapBack()
    }
  }

  func swipeBack(cancelled: Bool) {
    switch breakage {
    case .swipeRemovesNothing where !cancelled: break
    case .cancelledSwipeRemoves: host.swipeBack(cancelled: false)
    case .leavesWithoutAsking where asks && !cancelled: removeTop(.swipe)
    case .doesWhatCannotBeDone where !host.host.user.canSwipeBack: removeTop(.swipe)
    default: host.swipeBack(cancelled: cancelled)
    }
  }

  func goBack(over count: Int) {
    if breakage == .doesWhatCannotBeDone, count > host.host.user.backMenuCount {
      removeTop(.backMenu)
    } else {
      host.goBack(over: breakage == .backMenuGoesOneBack ? 1 : count)
    }
  }

  func swipeDown(cancelled: Bool) {
    switch breakage {
    case .dragIsNotReported where !cancelled: topBelowDrag = tree.modals.last?.presenter?.screen
    case .cancelledDragRemoves: host.swipeDown(cancelled: false)
    case .dragsFixedSheets where !cancelled && isFixed: removeTop(.swipeDown)
    case .doesWhatCannotBeDone where !host.host.user.canSwipeDown: removeTop(.swipeDown)
    default: host.swipeDown(cancelled: cancelled)
    }
  }

  func tapTab(_ position: Int) {
    switch breakage {
    case .tabTapIsLost: break
    case .tabTapSelectsTheFirst: host.tapTab(0)
    case .reselectIsLost where isSelected(position): break
    case .doesWhatCannotBeDone where position >= host.host.user.tabCount: removeTop(.popped)
    default: host.tapTab(position)
    }
  }

  var turnsSeveralPages: Bool { host.turnsSeveralPages }

  func turnPage(by offset: Int) {
    guard breakage == .turnsPageByPage else { return host.turnPage(by: offset) }
    for _ in 0..<abs(offset) { host.turnPage(by: offset.signum()) }
  }

  func choose(_ title: String) {
    switch breakage {
    case .alertDoesNothing: break
    case .doesWhatCannotBeDone where !host.alertActions.contains(title): removeTop(.alertAction)
    case .alertTakesTheFirstAction: host.choose(host.alertActions.first ?? title)
    default: host.choose(title)
    }
  }

  func typeText(_ text: String) {
    if breakage != .textIsLost { host.typeText(text) }
  }

  func settle() async {
    if breakage != .settlesTooEarly { await host.settle() }
    formerTop = currentTop
    currentTop = host.topScreen
    if breakage == .keepsScreens, let top = host.topScreen { kept.append(top) }
  }

  private var isFixed: Bool {
    tree.modals.last.map { $0.alert == nil && !$0.isDismissable } ?? false
  }

  private var asks: Bool { (host.topScreen as? ContractScreen)?.leavePolicy == .ask }

  /// The top node.
  private var topNode: Node? {
    var node: Node? = tree.modals.last ?? tree.root
    while let inner = node?.flow?.container.selectedNode { node = inner }
    return node
  }

  private func removeTop(_ cause: EndingCause) {
    guard let node = topNode else { return }
    tree.submit(Request("remove", origin: .user, authority: .force)) { [.remove(node, cause)] }
  }

  private func isSelected(_ position: Int) -> Bool {
    var (node, selection): (Node?, Int?) = (tree.modals.last ?? tree.root, nil)
    while let container = node?.flow?.container {
      if container.traits.isParallel { selection = container.selection }
      node = container.selectedNode
    }
    return selection == position
  }
}

extension BrokenHost: GestureContractHost {
  func beginSwipeBack() {
    guard finger == nil, host.host.user.canSwipeBack else { return }
    finger = host.host.user.beginSwipeBack()
  }

  func beginSwipeDown() {
    guard finger == nil, host.host.user.canSwipeDown else { return }
    finger = host.host.user.beginSwipeDown()
  }

  func endGesture(cancelled: Bool) {
    let isFinished =
      switch breakage {
      case .swipeRemovesNothing: false
      case .cancelledSwipeRemoves: true
      default: !cancelled
      }
    if breakage == .leavesWithoutAsking, asks { removeTop(.swipe) }
    if isFinished { finger?.finish() } else { finger?.cancel() }
    finger = nil
  }
}
