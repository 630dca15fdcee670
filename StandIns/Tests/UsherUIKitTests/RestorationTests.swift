import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSnapshots
import UsherUIKit

@Suite("A host whose scene is restored", .serialized)
@MainActor
struct RestorationTests {
  private let phone = Phone()

  @Test("starts where the scene was when the system killed the app")
  func scene() async {
    let scene = StandIn.connectScene(delegate: nil)
    let flow = WordFlow()
    let host = UIKitHost(flow, in: scene, views: phone.views)
    phone.settle()
    flow.push(.next("second"))
    flow.present(.next("sheet"))
    phone.settle()
    let session = StandIn.makeSession(
      restoring: host.tree.snapshot().activity(ofType: "test.place"))
    let next = StandIn.connectScene(delegate: nil, session: session)
    let again = UIKitHost(
      WordFlow(), in: next, views: phone.views,
      launch: .restoring(TreeSnapshot(next.session.stateRestorationActivity)))
    await phone.settleWithTasks()
    #expect(again.tree.description == host.tree.description)
    #expect(again.tree.restorationReport?.isWhole == true)
    #expect((again.window?.visibleController as? ModelController)?.model.name == "sheet")
    #expect(again.tree.isSettled)
  }

  @Test("starts as usual without an activity, and with one of another app")
  func nothing() {
    #expect(TreeSnapshot(nil) == nil)
    #expect(TreeSnapshot(NSUserActivity(activityType: "other")) == nil)
    let other = NSUserActivity(activityType: "other")
    other.userInfo = ["usher.snapshot": "text"]
    #expect(TreeSnapshot(other) == nil)
  }
}
