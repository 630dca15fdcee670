/// The case that a link makes, known after its first route.
final class LearnedCase {
  var name: String?
}
