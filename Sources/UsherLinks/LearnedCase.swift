/// Which case a link makes, as soon as it made one.
final class LearnedCase {
  var name: String?
}
