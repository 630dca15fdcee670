import Lens
import LensMemory
import Session
import SessionMemory

extension AppServices {
  /// A server in memory, a clock that stands still, and an introduction that is still to be read.
  @MainActor
  static func forWalks() -> AppServices {
    AppServices(
      api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
      clock: ManualClock())
  }
}

/// Accounts and photos with three photos, of the account that the walk makes.
@MainActor
func makeLensMemory() throws -> LensMemory {
  let memory = LensMemory()
  guard let email = EmailAddress("minji@example.com") else { return memory }
  for name in ["river.png", "mountain.png", "sea.png"] {
    _ = try memory.add(
      ImageFile(name: name, bytes: [1, 2, 3]), for: Account(id: email.text, email: email))
  }
  return memory
}
