@_spi(Hosting) package import Usher

/// A screen or container of a ``QuirkyUIKit``, as UIKit's view controllers.
@MainActor
package final class QuirkyController {
  package enum Kind: Equatable {
    case leaf, alert
    case container(HostContainer.Kind)
  }

  package let kind: Kind
  /// The arrangement of its children; `nil` if it is no container.
  var arrangement: HostContainer.Kind? {
    switch kind {
    case .leaf, .alert: nil
    case .container(let kind): kind
    }
  }
  /// True if the user goes back in it, as in a navigation controller.
  package var isStack: Bool { arrangement?.isLayered ?? false }
  /// True if the user selects one of its children, as in a tab bar controller.
  var isTabs: Bool { arrangement?.selects ?? false }
  var isPaged: Bool { arrangement?.isPaged ?? false }
  var hasColumns: Bool { arrangement?.hasColumns ?? false }
  /// The client's node; `nil` for a foreign controller.
  package let node: Node?
  /// A name for messages.
  package let name: String
  package internal(set) weak var parent: QuirkyController?
  package internal(set) var children: [QuirkyController] = []
  package internal(set) var selection = 0
  /// The controller that presented it.
  weak var anchor: QuirkyController?
  /// The screen of the client that presented it by itself, if it is foreign.
  weak var screen: QuirkyController?
  /// The cause of its removal by the user, if the user removed it.
  package internal(set) var leftBy: EndingCause?
  /// The number of times that it entered a container or was presented.
  package internal(set) var arrivals = 0
  /// The text that the user typed into an alert; `nil` if none.
  package internal(set) var typedText: String?
  /// True once the client has seen it on screen.
  package var wasShown = false
  /// The children that it claims to have during a transition.
  var claim: [QuirkyController]?
  /// Returns the content to draw; called for each frame while it leaves.
  package var draw: (@MainActor () -> AnyObject?)?

  package init(_ kind: Kind, node: Node?, name: String) {
    self.kind = kind
    self.node = node
    self.name = name
  }

  /// The column of a split in which it is; `nil` without columns, and after it has left.
  var column: SplitColumn? {
    // It may be of a flow that continues the column.
    var container = node?.parentContainer
    while let hostContainer = container?.hostContainer, hostContainer.layout == nil {
      container = hostContainer.node?.parentContainer
    }
    return node.flatMap { container?.hostContainer?.column(of: $0) }
  }

  /// The visible child.
  var shownChild: QuirkyController? {
    switch arrangement {
    case .stack, .single, .split, nil: children.last
    case .tabs, .pages: children.indices.contains(selection) ? children[selection] : nil
    }
  }

  /// The innermost visible controller.
  package var shownLeaf: QuirkyController {
    var shown = self
    while let inner = shown.shownChild { shown = inner }
    return shown
  }

  /// The controller and everything in it.
  var subtree: [QuirkyController] {
    var all: [QuirkyController] = []
    var open = [self]
    while let next = open.popLast() {
      all.append(next)
      open += next.children.reversed()
    }
    return all
  }
}

extension QuirkyController {
  /// Its item for the client's driver.
  package var item: ObservedItem { node.map { .node($0.id) } ?? .foreign(name) }
}
