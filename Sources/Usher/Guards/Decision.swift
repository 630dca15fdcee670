/// What is decided about a request before it changes anything.
package enum Decision<Value> {
  case proceed(Value)
  /// Nothing changes; the last step says who refused, and why.
  case refuse([Explanation.Step])
  /// Nothing changes until the guard has answered.
  case ask(OpenQuestion)
}
