/// The link that writes a node's route, which is constant for the node's lifetime.
final class LinkWriting {
  let row: LinkTable.Row
  /// The reflected route; `nil` for a link without parameters.
  let reading: RouteReading?
  /// True if the node was the first of its flow.
  let startsFlow: Bool

  init(row: LinkTable.Row, reading: RouteReading?, startsFlow: Bool) {
    self.row = row
    self.reading = reading
    self.startsFlow = startsFlow
  }
}
