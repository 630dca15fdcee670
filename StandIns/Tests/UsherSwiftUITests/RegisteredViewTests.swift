import Observation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Registered views", .serialized)
@MainActor
struct RegisteredViewTests {
  private let phone = SwiftUIPhone()

  @Test(
    "A view follows what the closure that makes it reads of an observable model",
    arguments: FlowHost.Kind.both)
  func closures(_ kind: FlowHost.Kind) async throws {
    let views = FlowViews.pages
    views.register(Score.self) {
      Text("points \($0.points)")
      RowView(name: "name \($0.name)")
    }
    let score = Score()
    let flow = PageFlow()
    flow.other = { score }
    phone.show(FlowView(FlowHost(flow, views: views, kind: kind)))
    flow.push(.other)
    await phone.settle()
    #expect(phone.texts.contains("points 0") && phone.texts.contains("name none"))
    (score.points, score.name) = (3, "Minji")
    await phone.settle()
    #expect(phone.texts.contains("points 3") && phone.texts.contains("name Minji"))
  }

  @Test(
    "A controller is updated once for all changes of a turn, however often its model has changed",
    arguments: FlowHost.Kind.both)
  func updates(_ kind: FlowHost.Kind) async throws {
    var updates = 0
    let views = FlowViews.pages
    views.register(Score.self, controller: { _ in ScoreController() }) { controller, score in
      updates += 1
      controller.label.text = "\(score.name) has \(score.points)"
    }
    let score = Score()
    let flow = PageFlow()
    flow.other = { score }
    phone.show(FlowView(FlowHost(flow, views: views, kind: kind)))
    flow.push(.other)
    await phone.settle()
    for points in 1...4 {
      updates = 0
      (score.points, score.name) = (points, "Minji")
      await phone.settle()
      #expect(phone.texts.contains("Minji has \(points)"))
      #expect(updates == 1, "at change \(points)")
    }
  }

  final class ScoreController: UIViewController {
    let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }
  }

  @Observable @MainActor
  final class Score {
    var points = 0
    var name = "none"
  }

  struct RowView: View {
    let name: String
    var body: some View { Text(name) }
  }
}
