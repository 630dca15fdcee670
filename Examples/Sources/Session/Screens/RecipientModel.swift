import Observation
import Usher

/// The navigation of the screen for choosing a recipient.
@MainActor
package protocol RecipientNavigation: Working {
  func chosen(_ person: String)
}

/// All possible recipients.
@Observable
package final class RecipientModel: ScreenConfiguring {
  package let screenOptions = ScreenOptions(title: "받는 사람")
  package private(set) var people: [String] = []
  package private(set) var problem: APIError?
  private let navigation: any RecipientNavigation

  init(_ box: LetterBox, navigation: any RecipientNavigation) {
    self.navigation = navigation
    navigation.task { await self.load(from: box) }
  }

  package func tap(_ person: String) { navigation.chosen(person) }

  private func load(from box: LetterBox) async {
    do throws(APIError) {
      people = try await box.people()
    } catch {
      problem = error
    }
  }
}
