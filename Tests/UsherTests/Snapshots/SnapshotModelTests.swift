import Foundation
import Testing
import Usher
import UsherSnapshots
import UsherTesting

@Suite("Snapshots name the navigation model of each flow")
@MainActor
struct SnapshotModelTests {
  /// Returns the snapshot with one text replaced after another one.
  private func changed(
    _ snapshot: TreeSnapshot, after start: String, _ old: String, _ new: String
  ) throws -> TreeSnapshot {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var text = String(decoding: try encoder.encode(snapshot), as: UTF8.self)
    let place = try #require(text.range(of: start))
    let found = try #require(text.range(of: old, range: place.upperBound..<text.endIndex))
    text.replaceSubrange(found, with: new)
    return try JSONDecoder().decode(TreeSnapshot.self, from: Data(text.utf8))
  }

  @Test("A model that is known only when the flow is made is the one that is compared")
  func erased() {
    let flow = EitherFlow(isWide: true)
    let host = InMemoryHost(flow)
    host.user.tapTab(1)
    #expect(host.tree.description.contains("*second"))
    let again = InMemoryHost(
      EitherFlow(isWide: true), launch: .restoring(host.tree.snapshot()))
    #expect(again.tree.description == host.tree.description)
    #expect(again.tree.restorationReport?.isWhole == true)
  }

  @Test("A flow of an unknown model starts as usual, and the report names it")
  func unknown() throws {
    let host = InMemoryHost(FrontFlow())
    let snapshot = try changed(host.tree.snapshot(), after: "\"root\"", "switcher", "carousel")
    let again = InMemoryHost(FrontFlow(), launch: .restoring(snapshot))
    #expect(again.tree.description == host.tree.description)
    #expect(again.tree.restorationReport?.cuts.map(\.reason) == [.flow])
  }

  @Test(
    "A remembered place of another model than its flow's is dropped, and the report names it")
  func remembered() throws {
    let flow = FrontFlow()
    let host = InMemoryHost(flow)
    flow.show(.logIn, remembering: true)
    let whole = FrontFlow()
    let restored = InMemoryHost(whole, launch: .restoring(host.tree.snapshot()))
    #expect(whole.rememberedRoute == .main)
    #expect(restored.tree.restorationReport?.isWhole == true)

    let snapshot = try changed(
      host.tree.snapshot(), after: "\"remembered\"", "switcher", "carousel")
    let damaged = FrontFlow()
    let again = InMemoryHost(damaged, launch: .restoring(snapshot))
    #expect(damaged.rememberedRoute == nil)
    #expect(again.tree.restorationReport?.cuts.map(\.reason) == [.damaged])
  }
}

/// A flow whose model depends on the available width.
private final class EitherFlow: Coordinator {
  enum Route: Codable, Hashable { case first, second }
  let navigation: NavigationModel<Route>

  init(isWide: Bool) {
    navigation = isWide ? Tabs(.first, .second) : Stack(.first)
  }

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
}

private final class FrontFlow: Coordinator {
  enum Route: Codable, Hashable { case main, logIn }
  let navigation = Switcher<Route>(.main)

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
}
