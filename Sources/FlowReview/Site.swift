import FlowFacts

/// A place where a coordinator takes a child into its list.
struct Site {
  /// How the child gets at the screen.
  enum Way: Hashable {
    /// It pushes on a navigation controller that others use too.
    case pushesOnShared
    /// It, or its parent, presents its first screen.
    case isPresented
    /// It has a navigation controller, a tab or a window of its own.
    case standsAlone
    /// The sources do not tell.
    case unknown
  }

  /// The class of the parent.
  let parent: String
  /// The class of the child.
  let child: String
  /// The value that is added.
  let value: Expression
  let routine: Routine
  let event: Event
  let place: Place
  var way: Way = .unknown
  /// The step that first shows the child.
  var show: Roles.Show?
  /// True if the child may be the first screen of the stack.
  var isRoot = false

  /// The name of the local variable with the child.
  var name: String? {
    if case .name(let name, _) = value.core { name } else { nil }
  }
}
