/// Marks verbs as forced while this is the request of the current change.
struct Forcing {
  let cause: RequestRecord?
}
