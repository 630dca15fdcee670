/// Marks verbs that do not ask a flow's own screens, while this is the request of the current
/// change.
struct Sparing {
  let flow: NodeID
  let cause: RequestRecord?
}
