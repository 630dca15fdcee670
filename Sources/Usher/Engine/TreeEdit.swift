/// The few ways in which a tree changes.
///
/// Every verb, link and gesture comes down to these.
package enum TreeEdit {
  /// Replaces places of a container.
  case splice(Container, Range<Int>, [NodeSpec], EndingCause)
  /// Selects a place, as part of what is to be shown in it if that is given.
  case select(Container, Int, Plan.Place? = nil)
  /// Puts a modal on top of what the flow shows.
  case present(Flow, NodeSpec, Presentation)
  /// Puts a modal on a node, behind all edits of the request.
  case presentPlanned(Plan.Modal, Node)
  /// Says what nodes end with if the edits that follow take them out.
  case expect([Node], EndingCause)
  /// Takes a node out, wherever it is.
  case remove(Node, EndingCause)
  /// Ends a flow, which goes back to where it came from.
  case leave(Flow, EndingCause, conclusion: (@MainActor () -> Void)?)
  /// Lets a flow remember the route that was asked for.
  case remember(Flow, Memory)
  /// Does what an action of an alert does, with the text of its text field if the user changed that.
  case choose(Int, Node, text: String? = nil)
}
