import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI
import UsherUIKit

@Suite("How a switcher moves with SwiftUI", .serialized)
@MainActor
struct SwitcherTransitionTests {
  private final class DoorFlow: Coordinator {
    enum Route: Codable { case outside, inside, porch }
    let navigation = Switcher<Route>(.outside)
    func destination(for route: Route) -> Destination {
      switch route {
      case .outside: .screen(Outside())
      case .inside: .flow(Hall())
      case .porch: .screen(Porch())
      }
    }
  }

  private final class Hall: Coordinator {
    enum Route: Codable { case hall }
    let navigation = Stack<Route>(.hall)
    func destination(for route: Route) -> Destination { .screen(Inside()) }
  }

  private final class Outside {}
  private final class Inside {}
  private final class Porch {}

  /// What views have told, in order.
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Place: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.lines.append("\(name) comes") }
        .onDisappear { log.lines.append("\(name) leaves") }
        .background { Motion(name: name, log: log) }
    }
  }

  /// Tells with which animation SwiftUI makes it.
  private struct Motion: UIViewRepresentable {
    let name: String
    let log: Log

    func makeUIView(context: Context) -> UIView {
      log.lines.append("\(name): \(context.transaction.animation.map { "\($0)" } ?? "at once")")
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  private let phone = SwiftUIPhone()
  private let flow = DoorFlow()
  private let log = Log()

  private func show(_ kind: FlowHost.Kind, _ add: (FlowViews) -> Void) async -> FlowHost {
    let views = FlowViews()
    views.register(Outside.self) { [log] _ in Place(name: "outside", log: log) }
    views.register(Porch.self) { [log] _ in Place(name: "porch", log: log) }
    views.register(Inside.self) { [log] _ in Place(name: "inside", log: log) }
    add(views)
    let host = FlowHost(flow, views: views, kind: kind)
    phone.show(FlowView(host))
    await phone.settle()
    _ = log.take()
    return host
  }

  private func changes(_ change: () -> Void) async -> [String] {
    change()
    await phone.settle()
    return log.take()
  }

  @Test("Native: it changes at once, with the transition of a pair, or with that of a verb")
  func native() async {
    let host = await show(.native) { views in
      views.animate(from: Outside.self, to: Inside.self) { _, _ in
        .transition(.identity, animation: .linear(duration: 1))
      }
    }
    let came = await changes { flow.show(.inside) }
    #expect(came.contains("inside: \(Animation.linear(duration: 1))"))
    #expect(came.firstIndex(of: "inside comes")! < came.firstIndex(of: "outside leaves")!)
    let left = await changes { flow.show(.outside) }
    #expect(left.contains("outside: at once"))
    let back = await changes { flow.show(.porch) }
    #expect(back.firstIndex(of: "porch comes")! < back.firstIndex(of: "outside leaves")!)
    let own = await changes {
      flow.show(.outside, transition: .transition(.identity, animation: .easeIn))
    }
    #expect(own.contains("outside: \(Animation.easeIn)"), "a verb comes before a pair")
    // The removal belongs to the view that leaves: with the identity it leaves first.
    let last = await changes { flow.show(.porch) }
    #expect(last.firstIndex(of: "outside leaves")! < last.firstIndex(of: "porch comes")!)
    let none = await changes { flow.show(.outside, transition: .unanimated) }
    #expect(none.contains("outside: at once"))
    #expect(host.tree.isSettled)
  }

  @Test("Native: a pair whose animation is UIKit's is reported once")
  func unshown() async {
    var problems: [String] = []
    let views = FlowViews()
    views.register(Outside.self) { _ in Text("outside") }
    views.register(Porch.self) { _ in Text("porch") }
    views.animate(from: Outside.self, to: Porch.self) { _, _ in .animated(by: DoorAnimation()) }
    var configuration = TreeConfiguration()
    configuration.onMisuse = { problems.append($0.value) }
    let host = FlowHost(flow, views: views, kind: .native, configuration: configuration)
    phone.show(FlowView(host))
    await phone.settle()
    for route in [DoorFlow.Route.porch, .outside, .porch] {
      flow.show(route)
      await phone.settle()
    }
    #expect(problems == ["TransitionStyle"])
    #expect(phone.texts == ["porch"])
  }

  @Test("Embedded: a pair's animation is UIKit's, and one of SwiftUI's is a cross-fade")
  func embedded() async {
    let animation = DoorAnimation()
    let host = await show(.embedded) { views in
      views.animate(from: Outside.self, to: Inside.self) { _, _ in .animated(by: animation) }
      views.animate(from: Inside.self, to: Outside.self) { _, _ in .transition(.slide) }
    }
    _ = await changes { flow.show(.inside) }
    #expect(animation.runs == 1)
    let back = await changes { flow.show(.outside) }
    #expect(animation.runs == 1 && back.contains("outside comes"))
    #expect(host.tree.isSettled)
  }
}

/// An animation that is over at once, and counts.
private final class DoorAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    context.completeTransition(true)
  }
}
