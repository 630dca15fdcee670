import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherUIKit

/// The screens that the host shows with views of SwiftUI.
@Suite("Screens as views of SwiftUI", .serialized)
@MainActor
struct SwiftUIScreenTests {
  @Observable final class Counter {
    var count = 0
    let onNext: () -> Void
    init(onNext: @escaping () -> Void) { self.onNext = onNext }
  }
  struct CounterView: View {
    let model: Counter
    var body: some View {
      Text("count \(model.count)")
      Button("add") { model.count += 1 }
      Button("next") { model.onNext() }
    }
  }

  @Test("A registered view is shown, follows its model, and calls the flow through it")
  func view() throws {
    let phone = Phone()
    let flow = WordFlow()
    phone.views.register(Counter.self) { CounterView(model: $0) }
    flow.screen = { route -> AnyObject in
      guard route == .first else { return Model("second") }
      return Counter { [weak flow] in flow?.push(.next("second")) }
    }
    let host = UIKitHost(flow, in: phone.window, views: phone.views)
    phone.settle()
    #expect(phone.person.visibleTexts.contains("count 0"))
    try phone.person.tap("add")
    phone.settle()
    #expect(phone.person.visibleTexts.contains("count 1"))
    try phone.person.tap("next")
    phone.settle()
    #expect(phone.person.barTitle == "second")
    try phone.person.swipeBack()
    phone.settle()
    #expect(phone.person.visibleTexts.contains("count 1"))
    withExtendedLifetime(host) {}
  }
}
