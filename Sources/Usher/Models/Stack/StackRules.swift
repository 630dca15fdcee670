/// Places on top of each other; the last one is visible.
struct StackRules: ContainerRules {
  static let traits = ContainerTraits.stack

  func back(from place: Node, in container: Container) -> BackStep { .removeChild }

  func advice(whereNothingFollows parent: String) -> String {
    "End it later than in its own destination(for:), or push what comes next from \(parent)."
  }
}
