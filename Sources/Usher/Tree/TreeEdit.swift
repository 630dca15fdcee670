/// The elementary changes of a tree.
///
/// Every verb, link and gesture consists of these.
package enum TreeEdit {
  /// Replaces places of a container, except those that a description keeps.
  case splice(Container, Range<Int>, [NodeSpec], EndingCause)
  /// Gives a container of parallel places another list of them, and selects the one at a position of the list.
  ///
  /// Those that a description keeps stay as they are, in the order of the descriptions.
  case arrange(Container, [NodeSpec], selecting: Int, EndingCause)
  /// Selects a place, as part of its new contents if those are given.
  case select(Container, Int, Plan.Place? = nil)
  /// Presents a modal on top of the flow.
  case present(Flow, NodeSpec, Presentation)
  /// Presents a modal on a node, after all edits of the request.
  case presentPlanned(Plan.Modal, Node)
  /// Puts modals, with those that stand in them, above all others, once the request has presented its own.
  case raise([Node])
  /// Sets the cause with which nodes end if the following edits remove them.
  case expect([Node], EndingCause)
  /// Removes a node, wherever it is.
  case remove(Node, EndingCause)
  /// Ends a flow, which goes back to its origin.
  case leave(Flow, EndingCause, conclusion: (@MainActor () -> Void)?)
  /// Makes a flow remember the requested route.
  case remember(Flow, WhatToRemember)
  /// Gives a place another route: its identity and its content stay.
  case changeRoute(Node, to: Any, RouteHistory = .stays)
  /// Withdraws a request that still waits for a guard's answer, with its whole transaction.
  case withdraw(NavigationRequest.ID)
  /// Performs an action of an alert, with the text of its text field if the user changed it.
  case choose(Int, Node, text: String? = nil)
}

/// What happens to the former routes of a place, to which the user can go back, when it gets another one.
package enum RouteHistory {
  case stays
  /// The user can go back to the route that it had; the closure tells the screen.
  case grows(onBack: @MainActor () -> Void)
  /// The user has gone back to the last of them.
  case shrinks
}

/// The memory of a flow when a request takes effect.
package enum WhatToRemember {
  case place(RememberedPlace)
  /// The flow's current places.
  case shown
  /// No place.
  case nothing
  /// No place, because the following edits enter it: those who wait for it go on waiting.
  case resumed
}
