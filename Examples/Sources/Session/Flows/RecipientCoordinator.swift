import Usher

/// Choosing a recipient; returns their name.
final class RecipientCoordinator: Coordinator {
  enum Route: Codable { case recipient }
  typealias Output = String

  let navigation = Stack<Route>(.recipient)
  private let box: LetterBox

  init(_ box: LetterBox) { self.box = box }

  func destination(for route: Route) -> Destination {
    .screen(RecipientModel(box, navigation: self))
  }
}

extension RecipientCoordinator: RecipientNavigation {
  func chosen(_ person: String) { finish(person) }
}
