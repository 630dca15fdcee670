/// Continues requests once guards have answered.
@MainActor
protocol AnswerReceiver: AnyObject {
  /// A leave guard has answered whether its node may be left.
  func goOn(_ records: [RequestRecord], mayLeave: Bool, _ node: NodeID, asked name: String)
  /// A flow has answered whether its route may be entered.
  func goOn(_ records: [RequestRecord], with answer: GivenAnswer)
}
