/// Which argument of a link could not be read.
struct UnreadableArgument: Error {
  let position: Int
}
