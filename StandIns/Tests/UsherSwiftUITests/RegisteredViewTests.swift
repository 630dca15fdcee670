import Observation
import SwiftUI
import SwiftUIPerson
import Synchronization
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Registered views", .serialized)
@MainActor
struct RegisteredViewTests {
  private let phone = SwiftUIPhone()

  /// Pushes a screen with an observable model, and returns the model.
  private func showScore(with views: FlowViews, _ kind: FlowHost.Kind) async -> Score {
    let score = Score()
    let flow = PageFlow()
    flow.other = { score }
    phone.show(FlowView(FlowHost(flow, views: views, kind: kind)))
    flow.push(.other)
    await phone.settle()
    return score
  }

  @Test(
    "A view follows what the closure that makes it reads of an observable model",
    arguments: FlowHost.Kind.both)
  func closures(_ kind: FlowHost.Kind) async throws {
    let views = FlowViews.pages
    views.register(Score.self) {
      Text("points \($0.points)")
      RowView(name: "name \($0.name)")
    }
    let score = await showScore(with: views, kind)
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
    let score = await showScore(with: views, kind)
    for points in 1...4 {
      updates = 0
      (score.points, score.name) = (points, "Minji")
      await phone.settle()
      #expect(phone.texts.contains("Minji has \(points)"))
      #expect(updates == 1, "at change \(points)")
    }
  }

  @Test(
    "A screen follows the environment above the flow view where nothing but the environment changes",
    arguments: FlowHost.Kind.both)
  func environment(_ kind: FlowHost.Kind) async throws {
    let views = FlowViews()
    views.register(Page.self) { _ in LanguageView() }
    let outside = Outside()
    let host = FlowHost(PageFlow(), views: views, kind: kind)
    phone.show(Around(outside: outside, content: FlowView(host)))
    await phone.settle()
    #expect(phone.texts.contains("language ko"))
    outside.language = "en"
    await phone.settle()
    #expect(phone.texts.contains("language en"))
  }

  @Observable @MainActor
  final class Outside {
    var language = "ko"
  }

  /// Its content is made once, so a change evaluates nothing but this.
  struct Around<Content: View>: View {
    let outside: Outside
    let content: Content

    var body: some View {
      content.environment(\.locale, Locale(identifier: outside.language))
    }
  }

  struct LanguageView: View {
    @Environment(\.locale) private var locale
    var body: some View { Text("language \(locale.identifier)") }
  }

  @Test("A value that several views of a kept host name is passed on once for each of them")
  func namedAgain() async throws {
    let host = FlowHost(PageFlow(), views: .pages)
    let copies = Copies()
    let named = Around(
      outside: Outside(), content: FlowView(host).inheriting(\.copies).environment(\.copies, copies)
    )
    var counts: [Int] = []
    for _ in 0..<4 {
      phone.show(named)
      await phone.settle()
      counts.append(copies.take())
    }
    #expect(counts[1] > 0)
    #expect(counts[1] == counts[3], "\(counts)")
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

/// Counts how often it was put into an environment.
private final class Copies: Sendable {
  private let count = Mutex(0)

  func add() { count.withLock { $0 += 1 } }

  func take() -> Int {
    count.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}

private struct CopiesKey: EnvironmentKey {
  static let defaultValue: Copies? = nil
}

extension EnvironmentValues {
  fileprivate var copies: Copies? {
    get { self[CopiesKey.self] }
    set {
      newValue?.add()
      self[CopiesKey.self] = newValue
    }
  }
}
