/// That verbs do not ask a flow's own screens, as long as this is the request whose change is under way.
struct Sparing {
  let flow: NodeID
  let cause: RequestRecord?
}
