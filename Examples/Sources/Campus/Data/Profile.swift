import Observation

/// Whoever is logged in.
@Observable @MainActor
package final class Profile {
  package var name = "김민지"
  package var status = Status.available
}
