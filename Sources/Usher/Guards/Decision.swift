/// A decision about a request before it changes anything.
package enum Decision<Value> {
  case proceed(Value)
  /// Nothing changes; the last step has the guard and the reason.
  case refuse([Explanation.Step])
  /// Nothing changes until the guard has answered.
  case ask(QuestionToAsk)
}

/// A question to a guard.
package enum QuestionToAsk {
  /// May the node be left?
  case leaving(Node)
  /// May the route be entered?
  case entering(RouteQuestion)
}
