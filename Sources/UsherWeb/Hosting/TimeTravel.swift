import Foundation
@_spi(Hosting) import Usher
import UsherJournal

/// The earlier states of a page: the user can step through them, while the page's tree stays as it
/// is.
///
/// Each step is shown by a separate tree with the captured plan. It is a picture: none of its
/// flows' tasks run, no guard is asked, and every place may be entered. A new root makes its
/// screens, so state that the app keeps outside its flows is current.
@MainActor
final class TimeTravel {
  struct Step {
    /// The requests that led to the step.
    let title: String
    let plan: Plan
    let tree: String
  }

  private static let limit = 200

  /// The steps, the oldest first; the last one is the present.
  private(set) var steps: [Step] = []
  /// The step that the phone shows; `nil` for the present.
  private(set) var position: Int?
  private var requests: [NavigationRequest] = []
  private var replay: LivePage?
  private let make: @MainActor () -> LivePage
  /// The address of the enclosing page.
  let page: String

  /// - Parameters:
  ///   - page: The address of the enclosing page.
  ///   - make: Makes a page with a new tree, whose controls post to the enclosing page.
  init(on page: String, _ make: @escaping @MainActor () -> LivePage) {
    self.page = page
    self.make = make
  }

  /// True while the phone shows an earlier step.
  var isAway: Bool { position != nil }

  /// Records the tree's state after an event, if it differs from the last one.
  func note(_ event: TreeEvent, in tree: Tree?) {
    if case .request(let request) = event { requests.append(request) }
    if case .concluded = event, let tree { keep(tree) }
  }

  /// Records the tree's state, if it differs from the last one.
  func keep(_ tree: Tree) {
    guard let flow = tree.root.flow else { return }
    let description = tree.description
    guard steps.last?.tree != description else { return }
    let title = requests.map(InspectorSentences(requests).text).joined(separator: "; ")
    steps.append(Step(title: title, plan: Plan(capturing: flow), tree: description))
    requests = []
    if steps.count > Self.limit {
      steps.removeFirst()
      position = position.map { max($0 - 1, 0) }
    }
  }

  /// Makes the phone show one step; the last one is the present.
  func go(to step: Int) {
    guard steps.indices.contains(step), step < steps.count - 1 else { return leave() }
    position = step
    let page = replay ?? make()
    replay = page
    page.tree.engine.apply(steps[step].plan, .replaced, transition: .unanimated)
  }

  func back() { go(to: max((position ?? steps.count - 1) - 1, 0)) }

  func forward() { go(to: (position ?? steps.count - 1) + 1) }

  /// Returns to the present, and ends the tree of the past.
  func leave() {
    position = nil
    replay?.close()
    replay = nil
  }

  /// The phone's earlier state; `nil` for the present.
  var phone: Markup? {
    guard let position, let replay else { return nil }
    let banner = Markup.element(
      "div",
      [
        "class": "u-replay", "data-key": "replay", "data-usher": "replay", "role": "status",
        "lang": "en",
      ],
      [.text("Replay: step \(position + 1) of \(steps.count)")])
    return .fragment([banner, replay.markup.layers(of: replay.observedState())])
  }
}

extension WebInspector.Panel {
  /// A panel that downloads the journal as JSON, and steps through the last 200 states of the tree.
  ///
  /// An earlier state is a picture: its controls do nothing, and the page's tree stays as it is. With
  /// this panel, each tree keeps a journal of its last 5,000 records.
  public static var journal: WebInspector.Panel {
    var panel = WebInspector.Panel("Journal") { subject in
      if let travel = subject.travel {
        let shown = travel.position ?? travel.steps.count - 1
        Element("div", ["class": "u-step"]) {
          Text(
            travel.isAway
              ? "Replay: step \(shown + 1) of \(travel.steps.count)" : "Step \(shown + 1), now")
          Link("Download as JSON", to: "\(travel.page)?file=journal")
        }
        if travel.steps.indices.contains(shown) {
          Text(travel.steps[shown].title, style: .secondary)
        }
        Element("div", ["class": "u-steps"]) {
          Button("One step back", role: .secondary, isEnabled: shown > 0) { travel.back() }
          Button("One step forward", role: .secondary, isEnabled: travel.isAway) {
            travel.forward()
          }
          Button("Return to now", role: .secondary, isEnabled: travel.isAway) { travel.leave() }
        }
      }
    }
    panel.needsJournal = true
    return panel
  }
}

extension LivePage {
  /// The journal as a download, if the inspector offers it.
  var journalFile: WebResponse? {
    guard travel != nil, let journal = tree.journal else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(journal) else { return nil }
    return WebResponse(
      status: 200,
      headers: [
        "Content-Type": "application/json", "Cache-Control": "no-store",
        "Content-Disposition": "attachment; filename=\"journal.json\"",
      ], body: .bytes([UInt8](data)))
  }
}
