/// That verbs are forced, as long as this is the request whose change is under way.
struct Forcing {
  let cause: RequestRecord?
}
