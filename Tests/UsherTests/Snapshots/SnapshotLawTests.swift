import Testing
import UsherTesting

@_spi(Hosting) @testable import Usher
@testable import UsherSnapshots

/// The actions in the kept flows, by number.
@MainActor
private struct Doings {
  private(set) var all: [(name: String, body: @MainActor () -> Void)] = []

  init(_ tree: Tree) {
    for node in TreeState.subtrees(of: [tree.root]) {
      guard let flow = node.flow else { continue }
      switch flow.coordinator {
      case let root as KeptRoot:
        add("root shows main") { root.show(.main) }
        add("root presents") { root.present(.login) }
        add("root dismisses") { root.dismiss() }
      case let tabs as KeptTabs:
        add("tabs select home") { tabs.select(.home) }
        add("tabs select settings") { tabs.select(.settings) }
        add("tabs present") { tabs.present(.home, as: .fullScreen) }
      case let home as KeptHome: add(home)
      case let pick as KeptPick: add(pick)
      default: break
      }
    }
  }

  private mutating func add(_ home: KeptHome) {
    add("home pushes") { home.push(.detail(id: 1)) }
    add("home pushes a flow") { home.push(.pick) }
    add("home presents a page") { home.present(.help) }
    add("home presents a flow") { home.present(.pick, as: .fullScreen) }
    add("home pops") { home.pop() }
    add("home is cleared") { home.setRoutes([]) }
    add("home is reset") { home.setRoutes([.start, .pick]) }
    add("home dismisses") { home.dismiss() }
  }

  private mutating func add(_ pick: KeptPick) {
    add("pick pushes") { pick.push(.item(2)) }
    add("pick presents an alert") { pick.present(.alert) }
    add("pick presents a page") { pick.present(.help) }
    add("pick pops") { pick.pop() }
    add("pick is cleared") { pick.setRoutes([]) }
    add("pick finishes") { pick.finish(3) }
  }

  private mutating func add(_ name: String, _ body: @escaping @MainActor () -> Void) {
    all.append((name, body))
  }
}

@MainActor
@Suite("A restored tree equals the saved one")
struct SnapshotLawTests {
  @Test("A modal presented while its stack is empty belongs to the later place")
  func presentedWhileEmpty() throws {
    let home = KeptHome()
    let host = InMemoryHost(home)
    home.transaction {
      home.setRoutes([])
      home.present(.detail(id: 1))
    }
    #expect(
      host.tree.description
        == "KeptHome (stack)\n  start: KeptNote\n    sheet detail(id: 1): KeptNote")
    #expect(host.disagreements == [])
    try expectRestored(host) { KeptHome() }
    home.push(.help)
    home.pop()
    #expect(host.tree.description.contains("sheet"))
  }

  @Test("A modal presented while the stack was empty is below a later modal")
  func presentedBefore() throws {
    let home = KeptHome()
    let host = InMemoryHost(home)
    home.transaction {
      home.setRoutes([])
      home.present(.pick)
      home.push(.help)
      home.present(.detail(id: 1), as: .fullScreen)
    }
    #expect(try host.screen(KeptNote.self).name.hasPrefix("detail"))
    #expect(host.disagreements == [])
    try expectRestored(host) { KeptHome() }
    home.dismiss()
    #expect(try host.screen(KeptNote.self).name == "list")
    home.dismiss()
    #expect(host.tree.description == "KeptHome (stack)\n  help: KeptNote")
    #expect(host.disagreements == [])
  }

  @Test("A modal presented from a flow that leaves in the same change ends with it")
  func left() {
    let home = KeptHome()
    let host = InMemoryHost(home)
    home.push(.pick)
    let pick = home.child(KeptPick.self)
    pick?.transaction {
      pick?.setRoutes([])
      pick?.present(.help)
    }
    #expect(host.tree.description == "KeptHome (stack)\n  start: KeptNote")
    #expect(host.disagreements == [])
  }

  @Test("It holds for random trees", arguments: (1...12) as ClosedRange<UInt64>)
  func byChance(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let root = KeptRoot()
    let host = InMemoryHost(root, recordsMisuse: false)
    var done: [String] = []
    for _ in 0..<24 where host.tree.isLive {
      root.transaction {
        for _ in 0...numbers.below(3) {
          let doings = Doings(host.tree).all
          let (name, body) = doings[numbers.below(doings.count)]
          done.append(name)
          body()
        }
        done.append("–")
      }
      #expect(host.disagreements == [])
      guard try expectRestored(host, after: done, { KeptRoot() }) else { return }
    }
  }

  @discardableResult
  private func expectRestored<Root: Coordinator>(
    _ host: InMemoryHost, after done: [String] = [], _ makeRoot: @MainActor () -> Root
  ) throws -> Bool {
    let snapshot = host.tree.snapshot()
    let after = InMemoryHost(
      makeRoot() as any Coordinator<Root.Output>, recordsMisuse: false,
      launch: .restoring(try snapshot.around()))
    let isSame =
      !snapshot.isWhole || after.tree.restorationReport?.isWhole == false
      || after.tree.description == host.tree.description && after.tree.snapshot() == snapshot
    if !isSame {
      Issue.record(
        "\(done)\nrestored as\n\(after.tree.description)\ninstead of\n\(host.tree.description)")
    }
    #expect(after.disagreements == [])
    return isSame
  }
}
