import Observation

@MainActor @Observable
final class Session {
  var isOpen = false
}
