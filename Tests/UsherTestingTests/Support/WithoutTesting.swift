import Usher
import UsherTesting

// This file does not import Testing: default arguments must find its macros without it.

extension InMemoryHost {
  /// Goes back, and expects a tree.
  func expectTreeAfterBack(_ expected: String) {
    user.tapBack()
    expectTree(expected)
  }
}
