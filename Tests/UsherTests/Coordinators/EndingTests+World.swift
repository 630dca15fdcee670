import Testing
@_spi(Hosting) import Usher
import UsherTesting

extension EndingTests {
  /// The participants, held only by the tree.
  @MainActor
  final class Cast {
    weak var root: AnyObject?
    weak var parent: AnyObject?
    weak var child: TrialStack?
    /// The tabs around the parent, if it is in a tab.
    weak var tabs: TrialTabs?
    var values: [Int] = []
    var endings: [Ending<Int>] = []
  }

  /// A tree with a flow at a spot: `child` has a flow `inner` as its first place, with a `leaf`.
  @MainActor
  struct World {
    let host: InMemoryHost
    let cast: Cast
    let spot: Spot

    init(_ spot: Spot, _ delivery: Delivery) {
      let cast = Cast()
      self.cast = cast
      self.spot = spot
      let root = Self.root(spot) { answer in
        let child = TrialStack(
          "first", ["first": { _ in .flow(TrialStack("leaf")) { _ in } }])
        cast.child = child
        switch delivery {
        case .onFinish:
          return .flow(child) { value in
            cast.values.append(value)
            answer()
          }
        case .onEnd:
          return .flow(child) { (ending: Ending<Int>) in
            cast.endings.append(ending)
            answer()
          }
        }
      } parent: {
        cast.parent = $0
      } tabs: {
        cast.tabs = $0
      }
      cast.root = root
      host = InMemoryHost(root, recordsMisuse: false)
      prepare()
    }

    private typealias Child = @MainActor (_ answer: @escaping @MainActor () -> Void) -> Destination

    private static func root(
      _ spot: Spot, _ child: @escaping Child, parent: @escaping @MainActor (AnyObject) -> Void,
      tabs: @escaping @MainActor (TrialTabs) -> Void
    ) -> any Coordinator<Int> {
      let stack: @MainActor (String) -> TrialStack = { first in
        let stack = TrialStack(first, ["child": { _ in child {} }])
        parent(stack)
        return stack
      }
      let switcher: @MainActor () -> TrialSwitcher = {
        let switcher = TrialSwitcher(
          "child",
          [
            "child": { flow in child { if spot != .silentSwitcher { flow.show("other") } } }
          ])
        parent(switcher)
        return switcher
      }
      func onTopOfHome(_ make: @escaping @MainActor () -> any Coordinator<Int>) -> TrialStack {
        TrialStack("home", ["parent": { _ in .flow(make()) { _ in } }])
      }
      switch spot {
      case .bottomOfStack: return onTopOfHome { stack("child") }
      case .topOfStack, .middleOfStack, .sheet, .fullScreen: return onTopOfHome { stack("start") }
      case .nestedTwoDeep:
        return onTopOfHome {
          TrialStack("begin", ["parent": { _ in .flow(stack("start")) { _ in } }])
        }
      case .stackInTab:
        return onTopOfHome {
          let flow = TrialTabs(
            Tabs("parent", "beside"), ["parent": { _ in .flow(stack("start")) { _ in } }])
          tabs(flow)
          return flow
        }
      case .tab:
        return onTopOfHome {
          let flow = TrialTabs(Tabs("child", "beside"), ["child": { _ in child {} }])
          parent(flow)
          return flow
        }
      case .switcher, .silentSwitcher:
        return TrialSwitcher(
          "parent", ["parent": { root in .flow(switcher()) { _ in root.show("away") } }])
      case .switcherInStack: return onTopOfHome { switcher() }
      }
    }

    /// Leads the flow to its spot.
    private func prepare() {
      (cast.root as? TrialStack)?.push("parent")
      let stack = cast.parent as? TrialStack
      switch spot {
      case .bottomOfStack, .tab, .switcher, .silentSwitcher, .switcherInStack: break
      case .topOfStack, .stackInTab: stack?.push("child")
      case .middleOfStack:
        stack?.push("child")
        stack?.push("above")
      case .nestedTwoDeep:
        (cast.root as? TrialStack)?.child(TrialStack.self)?.push("parent")
        (cast.parent as? TrialStack)?.push("child")
      case .sheet, .fullScreen:
        stack?.push("desk")
        stack?.present("child", as: spot == .sheet ? .sheet : .fullScreen)
      }
    }

    /// The number of screens that the back menu must go over to end the flow, once it has two.
    private var screensToGoOver: Int { spot == .middleOfStack ? 3 : 2 }

    /// Returns whether the flow has a verb for `way`.
    func hasVerb(for way: Way) -> Bool {
      switch way {
      case .parentPopsToRoot, .parentReplaces, .parentSetsRoutes: cast.parent is TrialStack
      case .rootPopsToRoot: cast.root is TrialStack
      case .parentShows: cast.parent is TrialSwitcher
      default: cast.parent != nil && cast.child != nil
      }
    }

    func perform(_ way: Way) {
      let (child, person) = (cast.child, host.user)
      let stack = cast.parent as? TrialStack
      switch way {
      case .finish: child?.finish(7)
      case .cancel: child?.cancel()
      case .pop: child?.pop()
      case .backButton: person.tapBack()
      case .swipe: person.swipeBack()
      case .cancelledSwipe: person.beginSwipeBack().cancel()
      case .backMenu: person.chooseFromBackMenu(over: screensToGoOver)
      case .swipeDown: person.swipeDown()
      case .cancelledSwipeDown: person.beginSwipeDown().cancel()
      case .tabReselect: person.tapTab(0)
      case .parentPopsToRoot: stack?.popToRoot()
      case .rootPopsToRoot: (cast.root as? TrialStack)?.popToRoot()
      case .parentDismisses: (cast.parent as? any Coordinator)?.dismiss()
      case .parentReplaces: stack?.replace(with: "else")
      case .parentSetsRoutes: stack?.setRoutes(["start", "else"])
      case .parentShows: (cast.parent as? TrialSwitcher)?.show("other")
      case .parentFinishes: finishParent()
      case .hostCloses: host.tree.close()
      }
    }

    private func finishParent() {
      if let tabs = cast.tabs {
        tabs.finish(1)
      } else if let parent = cast.parent as? any Coordinator<Int> {
        parent.finish(1)
      }
    }
  }
}
