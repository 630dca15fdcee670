import Foundation

/// One change of a stack: what is above a position becomes something else.
///
/// It holds only what changes, so that neither a push nor a pop costs more in a deep stack.
@MainActor internal struct StackChange {
  /// How many controllers at the bottom stay as they are.
  let position: Int
  /// The controllers above them before the change, and after it.
  let former: [UIViewController]
  let latter: [UIViewController]
  let arriving: [UIViewController]
  let leaving: [UIViewController]
  let operation: UINavigationController.Operation

  /// A change to any other stack; looks at both, and closely only at what differs.
  init(from old: [UIViewController], to new: [UIViewController]) {
    var position = 0
    let shared = min(old.count, new.count)
    while position < shared, old[position] === new[position] { position += 1 }
    self.init(at: position, from: Array(old[position...]), to: Array(new[position...]))
  }

  /// A push; does not look at the rest of the stack.
  init(pushing controller: UIViewController, on stack: [UIViewController]) {
    self.init(at: stack.count, from: [], to: [controller])
  }

  /// A pop; does not look at what stays.
  init(popping stack: [UIViewController], to count: Int) {
    self.init(at: count, from: Array(stack[count...]), to: [])
  }

  private init(at position: Int, from former: [UIViewController], to latter: [UIViewController]) {
    self.position = position
    self.former = former
    self.latter = latter
    guard let last = latter.last, !former.isEmpty else {
      arriving = latter
      leaving = former
      operation = latter.isEmpty && position > 0 ? .pop : .push
      return
    }
    let before = Set(former.map(ObjectIdentifier.init))
    let after = Set(latter.map(ObjectIdentifier.init))
    arriving = latter.filter { !before.contains(ObjectIdentifier($0)) }
    leaving = former.filter { !after.contains(ObjectIdentifier($0)) }
    operation = before.contains(ObjectIdentifier(last)) ? .pop : .push
  }

  var isEmpty: Bool { former.isEmpty && latter.isEmpty }

  /// Whether no controller occurs twice after the change.
  func isDistinct(in stack: UINavigationController) -> Bool {
    guard latter.count == Set(latter.map(ObjectIdentifier.init)).count else { return false }
    // A stranger cannot be among those that stay.
    return !arriving.contains { one in
      one._containment.parent === stack && stack._stack[..<position].contains { $0 === one }
    }
  }
}

extension UINavigationController {
  /// Puts other controllers above a position of the stack, and their items into the bar.
  internal func _replace(above position: Int, with controllers: [UIViewController]) {
    _stack.replaceSubrange(min(position, _stack.count)..., with: controllers)
    navigationBar._replaceItems(above: position, with: controllers.map(\.navigationItem))
  }

  /// Makes the children what the stack is, or what it was before a cancelled change.
  internal func _commit(_ change: StackChange, completed: Bool) {
    if !completed {
      _replace(above: change.position, with: change.former)
      for controller in change.leaving { controller._containment.isMovingFromParent = false }
    }
    // From the top down, where each of them is the last child.
    for controller in change.latter.reversed() { _dropChild(controller) }
    for controller in change.former.reversed() { _dropChild(controller) }
    _containment.children += _stack[min(change.position, _stack.count)...]
    for controller in completed ? change.leaving : change.arriving
    where controller._containment.parent === self {
      controller._containment.parent = nil
    }
  }

  private func _dropChild(_ child: UIViewController) {
    guard let index = _containment.children.lastIndex(where: { $0 === child }) else { return }
    _containment.children.remove(at: index)
  }
}
