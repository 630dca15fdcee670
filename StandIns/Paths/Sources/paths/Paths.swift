import CRecording
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// Writes the calls of one push and of one swipe back, for `Scripts/count-paths`.
@main @MainActor
struct Paths {
  static func main() async throws {
    let phone = Phone()
    // Objects that are created once are not part of a path.
    for _ in 0..<2 {
      try await phone.pushAndSwipeBack { title, act in try await act() }
    }
    try await phone.pushAndSwipeBack { title, act in
      usher_begin_recording(title)
      try await act()
      usher_end_recording()
    }
  }
}
