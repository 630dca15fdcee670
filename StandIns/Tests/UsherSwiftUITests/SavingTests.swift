import Foundation
import SwiftUI
import Testing
import Usher
import UsherSnapshots
import UsherSwiftUI

@Suite("Saving without a phase of the scene", .serialized)
@MainActor
struct SavingTests {
  private let phone = SwiftUIPhone()

  @Test("Changes are saved in the turn after them, until the observation ends")
  func changes() async throws {
    let flow = PageFlow()
    let host = FlowHost(flow, views: .pages, kind: .native)
    host.readsUIKit = false
    phone.show(FlowView(host))
    await phone.settle()
    var saved: [Data] = []
    var saving: TreeObservation? = host.savingChanges {
      if let data = try? JSONEncoder().encode(host.tree.snapshot()) { saved.append(data) }
    }
    flow.push(.second)
    flow.present(.modal, as: .sheet)
    #expect(saved.isEmpty)
    await phone.settle()
    let last = try #require(saved.last)
    let snapshot = try JSONDecoder().decode(TreeSnapshot.self, from: last)
    let restored = FlowHost(
      PageFlow(), views: .pages, kind: .native, launch: .standard.restoring(snapshot))
    #expect(try JSONEncoder().encode(restored.tree.snapshot()).count == last.count)
    withExtendedLifetime(saving) { saving = nil }
    let count = saved.count
    flow.dismiss()
    await phone.settle()
    #expect(saved.count == count)
    host.close()
  }
}
