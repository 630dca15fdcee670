import Testing
import UsherHostTesting
import UsherTesting
import Walking

@testable import Campus

@MainActor
@Suite("Campus: a walk in memory", .timeLimit(.minutes(10)))
struct WalkTests {
  @Test(
    "the steps of the browser and UIKit walks lead to the same trees in memory",
    arguments: [InMemoryHost.Transitions.instant, .stepped], WalkForm.allCases)
  func walk(_ transitions: InMemoryHost.Transitions, _ form: WalkForm) async throws {
    let host = InMemoryContractHost(makeCampus(), transitions: transitions)
    try await Walk.named("campus").take(
      as: ModelWalker(host, controls: controls), in: form)
  }

  private func controls(of screen: AnyObject) -> Controls {
    switch screen {
    case let login as LoginModel:
      Controls([
        "To main": { login.send(.mainTapped) }, "To yellow": { login.send(.yellowTapped) },
      ])
    case let yellow as YellowModel:
      Controls([
        "To main": { yellow.send(.mainTapped) }, "On to red": { yellow.send(.redTapped) },
        "Back, by code": { yellow.send(.backTapped) },
      ])
    case let ways as WaysBackModel:
      Controls(
        buttons(Way.allCases, \.title) { ways.send(.tapped($0)) }
          .merging(["Empty the diary": { ways.send(.emptyTapped) }]) { $1 })
    case let green as GreenModel: Controls(["Done": { green.send(.doneTapped) }])
    case let mix as MixModel:
      Controls(
        buttons(Hue.primary, \.title) { mix.send(.chosen($0)) }
          .merging([mix.first == nil ? "Next" : "Mix": { mix.send(.nextTapped) }]) { $1 })
    case let colours as ColoursModel:
      Controls(buttons(colours.hues, \.title) { colours.send(.tapped($0)) })
    case let colour as ColourModel:
      Controls([
        "Like": { colour.send(.likeTapped) }, "The next colour": { colour.send(.nextTapped) },
      ])
    case let account as AccountModel:
      Controls([
        "Name": { account.send(.nameTapped) }, "Rename": { account.send(.renameTapped) },
        "Status": { account.send(.statusTapped) }, "Log out": { account.send(.logOutTapped) },
      ])
    case let name as NameModel:
      Controls(
        ["Save": { name.send(.saveTapped) }],
        fields: ["Name": { name.send(.typed(name.draft + $0)) }])
    default: Controls()
    }
  }

  private func buttons<Value>(
    _ values: [Value], _ title: KeyPath<Value, String>, action: @escaping @MainActor (Value) -> Void
  ) -> [String: @MainActor () -> Void] {
    var buttons: [String: @MainActor () -> Void] = [:]
    for value in values { buttons[value[keyPath: title]] = { action(value) } }
    return buttons
  }
}
