import Session
import SessionMemory

/// What Session needs, in memory and with a clock that stands still, so that a walk can be repeated.
@MainActor
func makeFuzzedSession() -> AppServices {
  AppServices(
    api: MemoryAPI(), preferences: MemoryPreferences(hasSeenIntroduction: false),
    clock: ManualClock())
}
