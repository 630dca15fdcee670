import Usher
import UsherLinks
import UsherSnapshots

/// Every way out of a flow, and a diary of the ends.
final class WaysBackCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case list, red, yellow, green, mix, question }
  static let links: Links<Route> = [
    RouteLink("", .list), RouteLink("red", .red, to: RedCoordinator.self),
    RouteLink("yellow", .yellow, to: YellowCoordinator.self),
    RouteLink("green", .green, to: GreenCoordinator.self, as: .sheet),
    RouteLink("mix", .mix, to: MixCoordinator.self, as: .sheet),
    RouteLink("empty-diary", .question, as: .alert),
  ]

  let navigation = Stack<Route>(.list)
  let screenOptions = ScreenOptions(
    tabItem: TabItem("Ways back", imageName: "arrow.uturn.backward"))
  private let diary = Diary()

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(WaysBackModel(diary, onOutput: go))
    case .red: .flow(RedCoordinator(), onEnd: { self.diary.note("Red", $0.cause) })
    case .yellow: .flow(YellowCoordinator(), onEnd: { self.diary.note("Yellow", $0.cause) })
    case .green: .flow(GreenCoordinator(), onEnd: { self.diary.note("Green", $0.cause) })
    case .mix:
      .flow(MixCoordinator(), onEnd: { self.diary.note("Mix", $0.cause, mix: $0.output) })
    case .question:
      .alert(
        AlertContent(
          "Empty the diary?", message: "It cannot be brought back.",
          .cancel("Keep"), .destructive("Empty") { self.diary.empty() }))
    }
  }

  private func go(_ output: WaysBackModel.Output) {
    switch output {
    case .open(.red): push(.red)
    case .open(.yellow): push(.yellow)
    case .open(.green): present(.green)
    case .open(.mix): present(.mix)
    case .askToEmpty: present(.question)
    }
  }
}

extension WaysBackCoordinator: StateSaving {
  struct SavedState: Codable {
    var lines: [String]
    var mix: Hue?
  }

  var savedState: SavedState {
    get { SavedState(lines: diary.lines, mix: diary.mix) }
    set { (diary.lines, diary.mix) = (newValue.lines, newValue.mix) }
  }
}
