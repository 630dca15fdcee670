/// Which link writes the route of a node, as long as the node is there: neither changes.
final class LinkWriting {
  let row: LinkTable.Row
  /// The route taken apart; `nil` for a link without parameters.
  let reading: RouteReading?
  /// Whether the node was the first of its flow.
  let startsFlow: Bool

  init(row: LinkTable.Row, reading: RouteReading?, startsFlow: Bool) {
    self.row = row
    self.reading = reading
    self.startsFlow = startsFlow
  }
}
