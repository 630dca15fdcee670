package import Measuring

extension Group {
  /// All groups, in the order of the report: each has its own file.
  package static let all: [Group] = [
    pushing, awaiting, growth, crowds, teardown, links, snapshots, web, fuzzing,
  ]
}
