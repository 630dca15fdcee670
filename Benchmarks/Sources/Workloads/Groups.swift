package import Measuring

extension Group {
  /// All of them, in the order in which they are told: each has a file of its own.
  package static let all: [Group] = [
    pushing, awaiting, growth, crowds, teardown, links, snapshots, web, fuzzing,
  ]
}
