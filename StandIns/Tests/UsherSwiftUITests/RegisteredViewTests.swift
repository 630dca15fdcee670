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
