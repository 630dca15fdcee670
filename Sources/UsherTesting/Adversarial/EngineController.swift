@_spi(Hosting) package import Usher

/// One screen or container of an ``Engine``: what UIKit calls a view controller.
@MainActor
package final class EngineController {
  package enum Kind {
    case leaf, alert, stack, tabs, single
  }

  package let kind: Kind
  /// What the client made it for; `nil` if it is not the client's.
  package let node: Node?
  /// A name to tell of it by.
  package let name: String
  package internal(set) weak var parent: EngineController?
  package internal(set) var children: [EngineController] = []
  package internal(set) var selection = 0
  /// From where it was presented.
  weak var anchor: EngineController?
  /// How the user took it away, if the user did.
  package internal(set) var leftBy: EndingCause?
  /// How often it came into a container or was presented.
  package internal(set) var arrivals = 0
  /// What the user typed into the text field of an alert; `nil` if nothing.
  package internal(set) var typedText: String?
  /// Whether the client has seen it on screen.
  package var wasShown = false
  /// What it claims to hold while a transition runs.
  var claim: [EngineController]?
  /// What is drawn at the moment; asked again for each frame while it leaves.
  package var draw: (@MainActor () -> AnyObject?)?

  package init(_ kind: Kind, node: Node?, name: String) {
    self.kind = kind
    self.node = node
    self.name = name
  }

  /// The child that can be seen.
  var shownChild: EngineController? {
    guard kind == .tabs else { return children.last }
    return children.indices.contains(selection) ? children[selection] : nil
  }

  /// The innermost that can be seen.
  package var shownLeaf: EngineController {
    var shown = self
    while let inner = shown.shownChild { shown = inner }
    return shown
  }

  /// The controller and everything in it.
  var subtree: [EngineController] {
    var all: [EngineController] = []
    var open = [self]
    while let next = open.popLast() {
      all.append(next)
      open += next.children.reversed()
    }
    return all
  }
}

extension EngineController {
  /// What the client's driver tells of it.
  package var item: ObservedItem { node.map { .node($0.id) } ?? .foreign(name) }
}
