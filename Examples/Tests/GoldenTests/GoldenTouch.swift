import Testing
import Usher
import UsherTesting

/// A possible action of the user at one moment of a walk.
@MainActor
struct GoldenTouch {
  let name: String
  let perform: @MainActor () -> Void

  private init(_ name: String, _ perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }

  /// Returns the possible actions, sorted by name.
  static func possible(in host: InMemoryHost) -> [GoldenTouch] {
    guard host.tree.isLive else { return [] }
    let touches = host.alert == nil ? screenTouches(host) : alertTouches(host)
    return touches.sorted { $0.name < $1.name }
  }

  private static func alertTouches(_ host: InMemoryHost) -> [GoldenTouch] {
    var touches = (host.alert?.actions ?? []).map { action in
      GoldenTouch("choose \(action.title)") { host.user.choose(action.title) }
    }
    if host.promptText == "" || host.promptText?.count ?? .max < 10 {
      touches.append(GoldenTouch("type") { host.user.typeText("Ada Lovelace") })
    }
    return touches
  }

  private static func screenTouches(_ host: InMemoryHost) -> [GoldenTouch] {
    let person = host.user
    let actions = (host.topScreen as? any FuzzableScreen)?.fuzzActions ?? []
    var touches = actions.map { action in GoldenTouch("act: \(action.name)", action.perform) }
    if person.seesBackButton {
      touches.append(GoldenTouch("back") { person.tapBack() })
      touches.append(GoldenTouch("swipe back") { person.swipeBack() })
    }
    if person.backMenuCount > 1 {
      touches.append(GoldenTouch("back over 2") { person.chooseFromBackMenu(over: 2) })
    }
    if person.canSwipeDown { touches.append(GoldenTouch("drag down") { person.swipeDown() }) }
    if person.canSwipeToNextPage {
      touches.append(GoldenTouch("next page") { person.swipeToNextPage() })
    }
    if person.canSwipeToPreviousPage {
      touches.append(GoldenTouch("previous page") { person.swipeToPreviousPage() })
    }
    for tab in 0..<person.tabCount {
      touches.append(GoldenTouch("tab \(tab)") { person.tapTab(tab) })
    }
    return touches
  }
}
