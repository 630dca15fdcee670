import Observation

/// The profile of the logged-in user.
@Observable @MainActor
package final class Profile {
  package var name = "김민지"
  package var status = Status.available
}
