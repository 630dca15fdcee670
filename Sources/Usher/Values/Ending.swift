/// The end of a flow: with a value, or without one and with its cause.
///
/// No case will be added.
public enum Ending<Output> {
  /// The flow finished with a value.
  case finished(Output)
  /// The flow was left without a value.
  case left(EndingCause)

  /// The cause of the flow's end.
  public var cause: EndingCause {
    switch self {
    case .finished: .finished
    case .left(let cause): cause
    }
  }

  /// The value, if the flow finished with one.
  public var output: Output? {
    switch self {
    case .finished(let output): output
    case .left: nil
    }
  }
}

extension Ending: Sendable where Output: Sendable {}
extension Ending: Equatable where Output: Equatable {}
