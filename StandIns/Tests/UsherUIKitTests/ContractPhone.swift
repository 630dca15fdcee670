import Testing
import UIKit
import UIKitPerson

/// A phone with its system, and the way its owner swipes back.
struct ContractPhone: CustomTestStringConvertible {
  let system: StandIn.System
  var swipesOverContent = false

  static let all = [
    ContractPhone(system: .init(.iOS17)),
    ContractPhone(system: .init(.iOS18)),
    ContractPhone(system: .init(.iOS17).with(\.animatedStack, .losesDelegate)),
    ContractPhone(system: .init(.iOS17).with(\.systemPop, .goesPastMethods)),
    ContractPhone(system: .init(.iOS17).with(\.dismissalNews, .aTurnLater)),
    ContractPhone(system: .init(.iOS17).with(\.alongside, .refusesAndRuns)),
    ContractPhone(system: .init(.iOS17).with(\.plainDismissal, .turnsLater)),
    ContractPhone(system: .init(.iOS17).with(\.earlyPresentation, .waits)),
    ContractPhone(system: .init(.iOS26)),
    ContractPhone(system: .init(.iOS26), swipesOverContent: true),
    ContractPhone(
      system: .init(.iOS26).with(\.animatedStack, .losesDelegate), swipesOverContent: true),
  ]

  var testDescription: String {
    let standard = StandIn.System()
    var words = ["\(system.version)"]
    if system.animatedStack != standard.animatedStack { words.append("\(system.animatedStack)") }
    if system.systemPop != standard.systemPop { words.append("\(system.systemPop)") }
    if system.dismissalNews != standard.dismissalNews { words.append("\(system.dismissalNews)") }
    if system.alongside != standard.alongside { words.append("\(system.alongside)") }
    if system.plainDismissal != standard.plainDismissal { words.append("\(system.plainDismissal)") }
    if system.earlyPresentation != standard.earlyPresentation {
      words.append("\(system.earlyPresentation)")
    }
    let (mine, usual) = (Mirror(reflecting: system.swiftUI), Mirror(reflecting: standard.swiftUI))
    for (one, other) in zip(mine.children, usual.children) where "\(one.value)" != "\(other.value)"
    {
      words.append("\(one.label ?? "") \(one.value)")
    }
    if swipesOverContent { words.append("over the content") }
    return words.joined(separator: ", ")
  }
}

/// Something that is not ours.
final class ForeignController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
