/// The argument of a link that could not be read.
struct UnreadableArgument: Error {
  let position: Int
}
