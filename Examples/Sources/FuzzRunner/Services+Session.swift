import Session
import SessionMemory

/// Returns Session's services in memory with a stopped clock, so that walks are repeatable.
@MainActor
func makeFuzzedSession() -> AppServices {
  AppServices(
    api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
    clock: ManualClock())
}
