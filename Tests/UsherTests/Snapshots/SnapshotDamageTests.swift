import Foundation
import Testing
import UsherHostTesting
import UsherTesting

@_spi(Hosting) @testable import Usher
@testable import UsherLinks
@testable import UsherSnapshots

@MainActor
@Suite("Damaged and hostile snapshots")
struct SnapshotDamageTests {
  /// A random generator that depends only on its seed.
  struct Dice {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  /// Returns the snapshot of a tree with every kind of content, as text.
  private func text() throws -> [UInt8] {
    let root = KeptRoot()
    let host = InMemoryHost(root)
    root.show(.main)
    let tabs = try #require(root.child(KeptTabs.self))
    let home = try #require(tabs.child(at: .home) as? KeptHome)
    home.push(.detail(id: 3))
    home.push(.pick)
    home.child(KeptPick.self)?.present(.alert)
    (tabs.child(at: .settings) as? KeptHome)?.present(.pick, as: .fullScreen)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return [UInt8](try encoder.encode(host.tree.snapshot()))
  }

  /// Starts a tree from any snapshot, and checks the tree.
  @discardableResult
  private func restore(_ snapshot: TreeSnapshot) -> RestorationReport? {
    let host = InMemoryHost(KeptRoot(), recordsMisuse: false, launch: .restoring(snapshot))
    #expect(host.tree.isLive)
    #expect(host.disagreements.isEmpty)
    #expect(host.topScreen != nil || host.alert != nil)
    let report = host.tree.restorationReport
    host.tree.close()
    return report
  }

  @Test("Text with any change is an error, or a tree with a report")
  func changedText() throws {
    let text = try text()
    var dice = Dice(1)
    var (restored, refused, cut) = (0, 0, 0)
    let inserts = Array(#"{}[]",:0123456789-.eE\/truefalsn"#.utf8)
    for _ in 0..<1_000 {
      var damaged = text
      for _ in 0...dice.below(3) {
        let place = dice.below(damaged.count)
        switch dice.below(5) {
        case 0: damaged[place] = inserts[dice.below(inserts.count)]
        case 1: damaged.remove(at: place)
        case 2: damaged.insert(inserts[dice.below(inserts.count)], at: place)
        case 3: damaged.swapAt(place, dice.below(damaged.count))
        default:
          // Moves a piece of it.
          let end = min(place + dice.below(60), damaged.count)
          damaged.insert(contentsOf: damaged[place..<end], at: dice.below(damaged.count))
        }
      }
      guard let snapshot = try? JSONDecoder().decode(TreeSnapshot.self, from: Data(damaged)) else {
        refused += 1
        continue
      }
      restored += 1
      if restore(snapshot)?.isWhole == false { cut += 1 }
    }
    #expect(restored > 100 && refused > 100 && cut > 50, "\(restored) \(refused) \(cut)")
  }

  @Test("A wrong value anywhere is cut and reported, and never a crash")
  func changedValues() throws {
    let whole = try JSONDecoder().decode(StoredValue.self, from: Data(text()))
    var dice = Dice(2)
    var cut = 0
    for _ in 0..<1_000 {
      var damaged = whole
      for _ in 0...dice.below(3) { damaged = mutated(damaged, &dice) }
      guard let snapshot = try? TreeSnapshot(damaged) else { continue }
      if restore(snapshot)?.isWhole == false { cut += 1 }
    }
    #expect(cut > 100, "\(cut)")
  }

  @Test("A remembered place can have any value: it is resumed as far as it is readable")
  func changedMemory() throws {
    let session = KeptSession()
    session.isVerified = true
    let first = InMemoryHost(KeptAccess(session))
    try first.tree.open("/orders/3/note")
    let whole = first.tree.snapshot().stored
    var dice = Dice(3)
    var (cut, gone) = (0, 0)
    for _ in 0..<500 {
      var damaged = whole
      for _ in 0...dice.below(3) { damaged = mutated(damaged, &dice) }
      guard let snapshot = try? TreeSnapshot(damaged) else { continue }
      session.isSignedIn = false
      let app = KeptAccess(session)
      let host = InMemoryHost(app, recordsMisuse: false, launch: .restoring(snapshot))
      app.logIn()
      #expect(host.tree.isLive && host.disagreements.isEmpty && host.topScreen != nil)
      // A remembered place that was not resumed can be saved again.
      _ = try host.tree.snapshot().around()
      if host.tree.restorationReport?.isWhole == false { cut += 1 }
      if (host.topScreen as? KeptNote)?.name == "note" { gone += 1 }
      host.tree.close()
    }
    #expect(cut > 20 && gone > 20, "\(cut) \(gone)")
  }

  private func mutated(_ value: StoredValue, _ dice: inout Dice) -> StoredValue {
    if dice.below(8) == 0 { return anything(&dice, 3) }
    switch value {
    case .dictionary(var values) where !values.isEmpty:
      let keys = values.keys.sorted()
      let key = keys[dice.below(keys.count)]
      switch dice.below(10) {
      case 0: values[key] = nil
      case 1: values[keys[dice.below(keys.count)]] = values[key]
      default: values[key] = values[key].map { mutated($0, &dice) }
      }
      return .dictionary(values)
    case .array(var values) where !values.isEmpty:
      let index = dice.below(values.count)
      switch dice.below(8) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case 2: values.swapAt(index, dice.below(values.count))
      default: values[index] = mutated(values[index], &dice)
      }
      return .array(values)
    default: return anything(&dice, 3)
    }
  }

  private func anything(_ dice: inout Dice, _ depth: Int) -> StoredValue {
    switch dice.below(depth > 0 ? 9 : 6) {
    case 0: return .null
    case 1: return .bool(dice.below(2) == 0)
    case 2: return .int(Int64(dice.below(7)) - 2)
    case 3: return .int(dice.below(2) == 0 ? .max : .min)
    case 4: return .double(1e300)
    case 5: return .string(Self.words[dice.below(Self.words.count)])
    case 6: return .array((0..<dice.below(4)).map { _ in anything(&dice, depth - 1) })
    default:
      var values: [String: StoredValue] = [:]
      for _ in 0..<dice.below(5) {
        values[Self.words[dice.below(Self.words.count)]] = anything(&dice, depth - 1)
      }
      return .dictionary(values)
    }
  }

  private static let words = [
    "routes", "inside", "at", "flow", "modal", "state", "kind", "selection", "version", "route",
    "style", "level", "order", "stack", "tabs", "switcher", "sheet", "alert", "full screen",
    "start", "remembered", "partial", "orders", "pick", "detail", "id", "list", "item", "_0",
    "home", "settings", "main", "login", "", "\u{0}",
  ]

  @Test("Any other value is an error that says that it is no snapshot")
  func noSnapshot() {
    let cases: [(String, SnapshotError.Code)] = [
      ("[]", .notASnapshot), ("{}", .notASnapshot), ("3", .notASnapshot),
      (#"{"usher":"1"}"#, .notASnapshot), (#"{"usher":1}"#, .notASnapshot),
      (#"{"usher":2,"root":{}}"#, .unknownFormat), (#"{"usher":1,"root":[]}"#, .notASnapshot),
    ]
    for (text, code) in cases {
      #expect(throws: SnapshotError(code, ""), "\(text)") {
        try JSONDecoder().decode(TreeSnapshot.self, from: Data(text.utf8))
      }
    }
  }

  @Test(
    "Excessive nesting or size is an error without excessive cost")
  func tooLarge() throws {
    for (open, close) in [("[", "]"), (#"{"flow":"#, "}")] {
      let text =
        #"{"usher":1,"root":"# + String(repeating: open, count: 450)
        + "1" + String(repeating: close, count: 450) + "}"
      #expect(throws: SnapshotError(.tooLarge, "")) {
        try JSONDecoder().decode(TreeSnapshot.self, from: Data(text.utf8))
      }
    }
  }

  /// Returns flows nested in each other.
  private func nested(_ depth: Int) -> StoredValue {
    var level: StoredValue?
    for _ in 0..<depth {
      var content: [String: StoredValue] = [
        "routes": .array([.dictionary(["more": .dictionary([:])])])
      ]
      if let level {
        content["inside"] = .array([.dictionary(["at": .int(0), "flow": level])])
      }
      level = .dictionary(content)
    }
    return level ?? .null
  }

  @Test("Places, flows and modals beyond the limits are cut and reported")
  func manyPlaces() throws {
    let routes = StoredValue.array(
      Array(repeating: .dictionary(["start": .dictionary([:])]), count: 20_000))
    let home = TreeSnapshot(root: ["flow": .dictionary(["routes": routes])], gaps: [])
    let host = InMemoryHost(KeptHome(), recordsMisuse: false, launch: .restoring(home))
    #expect(host.tree.root.flow?.container.nodes.count == 10_000)
    #expect(host.tree.restorationReport?.cuts.map(\.reason) == [.tooLarge])

    let deep = InMemoryHost(
      NestingFlow(), recordsMisuse: false,
      launch: .restoring(TreeSnapshot(root: ["flow": nested(300)], gaps: [])))
    #expect(deep.tree.description.split(separator: "\n").count < 210)
    #expect(deep.tree.restorationReport?.cuts.map(\.reason) == [.tooLarge])
    // A restored tree can be saved again, through text.
    let again = try deep.tree.snapshot().around()
    #expect(
      InMemoryHost(NestingFlow(), launch: .restoring(again)).tree.description
        == deep.tree.description)
  }

  @Test("A tree that is deeper than a snapshot's limit reports it")
  func deepTree() throws {
    let host = InMemoryHost(NestingFlow())
    var flow = host.tree.root.flow?.coordinator as? NestingFlow
    for _ in 0..<150 {
      flow?.push(.more)
      flow = flow?.child(NestingFlow.self)
    }
    let snapshot = host.tree.snapshot()
    #expect(snapshot.gaps.map(\.reason) == [.tooLarge])
    let again = InMemoryHost(NestingFlow(), launch: .restoring(try snapshot.around()))
    #expect(again.tree.restorationReport?.isWhole == true)
  }
}

/// A flow that can contain itself.
@MainActor
private final class NestingFlow: Coordinator {
  enum Route: Codable { case start, more }

  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination {
    switch route {
    case .start: .screen(KeptNote("start", of: self))
    case .more: .flow(NestingFlow())
    }
  }
}
