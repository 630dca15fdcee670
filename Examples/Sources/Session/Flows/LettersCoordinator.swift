import Usher
import UsherLinks

/// The letters, one of them, and answers to it.
final class LettersCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case letters, letter(Int), write, answer(String) }
  static let links: Links<Route> = [
    RouteLink("", .letters), RouteLink(":id", Route.letter),
    RouteLink("write", .write, as: .sheet), RouteLink("answer/:person", Route.answer, as: .sheet),
  ]

  let navigation = Stack<Route>(.letters)
  let screenOptions = ScreenOptions(tabItem: TabItem("편지", imageName: "envelope"))
  private let box: LetterBox

  init(_ box: LetterBox) { self.box = box }

  func lifetime() async { await box.load() }

  func destination(for route: Route) -> Destination {
    switch route {
    case .letters: .screen(LettersModel(box, onOutput: go))
    case .letter(let id): .screen(LetterModel(id, in: box, onOutput: go))
    case .write: .flow(WriteCoordinator(box))
    case .answer(let person): .flow(WriteCoordinator(box, to: person))
    }
  }

  private func go(_ output: LettersOutput) {
    switch output {
    case .open(let letter): push(.letter(letter.id))
    case .write: present(.write)
    case .answer(let person): present(.answer(person))
    case .reload: task { await self.box.load() }
    }
  }
}
