import Observation

/// The fetched letters of the logged-in user.
@Observable @MainActor
package final class LetterBox {
  package let person: String
  package private(set) var letters: [Letter] = []
  package private(set) var problem: APIError?
  package private(set) var isLoading = false
  private let session: LiveSession

  init(_ session: LiveSession) {
    self.session = session
    person = session.person
  }

  package var received: [Letter] { letters.filter { $0.to == person } }
  package var sent: [Letter] { letters.filter { $0.to != person } }

  /// Returns the letter with this number; `nil` if there is none, or it is not fetched yet.
  package func letter(_ id: Int) -> Letter? { letters.first { $0.id == id } }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do throws(APIError) {
      letters = try await session.ask { api, token throws(APIError) in try await api.letters(token)
      }
      problem = nil
    } catch {
      problem = error
    }
  }

  /// Sends a letter, and adds it to the letters.
  func send(_ text: String, to person: String) async throws(APIError) {
    let letter = try await session.ask { api, token throws(APIError) in
      try await api.send(text, to: person, token)
    }
    letters.insert(letter, at: 0)
  }

  /// Returns all possible recipients.
  func people() async throws(APIError) -> [String] {
    try await session.ask { api, token throws(APIError) in try await api.people(token) }
  }
}
