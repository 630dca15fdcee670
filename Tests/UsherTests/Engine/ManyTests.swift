import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// Thousands of places and modals: each costs the same, which `Benchmarks` measures.
@MainActor
@Suite("Thousands of nodes", .timeLimit(.minutes(10)))
struct ManyTests {
  private func flow(_ first: String = "a") -> TrialStack {
    TrialStack(first) { _, route in route == "child" ? .flow(self.flow("c")) { _ in } : nil }
  }

  @Test("Going back over thousands of sibling flows ends each once, last first")
  func sideBySide() {
    let root = flow()
    let host = InMemoryHost(root)
    root.transaction { for _ in 0..<4_000 { root.push("child") } }
    host.user.chooseFromBackMenu(over: 4_000)
    let ended = host.events.compactMap { event in
      if case .ended(let node, _) = event, node.kind == .flow { node.id } else { nil }
    }
    #expect(ended.count == 4_000)
    #expect(ended == ended.sorted(by: >))
    #expect(root.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test("Going back over thousands of nested flows ends each once")
  func nested() {
    let root = flow()
    let host = InMemoryHost(root)
    var inner = root
    for _ in 0..<2_000 {
      inner.push("child")
      inner = inner.child() ?? inner
    }
    host.user.chooseFromBackMenu(over: 2_000)
    let ended = host.events.count { event in
      if case .ended(let node, .backMenu) = event { node.kind == .flow } else { false }
    }
    #expect(ended == 2_000)
    #expect(root.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test(
    "Presenting and dismissing a modal reads the host equally often, however many modals there are"
  )
  func modals() {
    let root = TrialStack()
    let driver = RecordingDriver()
    driver.endurance = .max
    let tree = Tree(root: root, driver: driver)
    var reads: [Int] = []
    for _ in 0..<1_000 {
      let before = driver.reads
      root.present("sheet")
      reads.append(driver.reads - before)
    }
    for _ in 0..<1_000 {
      let before = driver.reads
      root.dismiss()
      reads.append(driver.reads - before)
    }
    #expect(driver.modals.isEmpty)
    #expect(driver.requests.count { $0.hasPrefix("present") } == 1_000)
    #expect((reads.max() ?? 0) <= 4)
    #expect(tree.disagreements == [])
    tree.close()
  }

  @Test("Modals in tabs come and leave with their tab, whatever was presented in between")
  func modalsOfTabs() {
    let first = TrialStack("first")
    let second = TrialStack("second")
    let tabs = TrialTabs { _, route in
      switch route {
      case "x": .flow(first) { _ in }
      case "y": .flow(second) { _ in }
      default: nil
      }
    }
    let host = InMemoryHost(tabs, recordsMisuse: false)
    first.present("m")
    second.present("n")
    tabs.present("o")
    #expect(host.page == "o")
    tabs.select("y")
    #expect(host.disagreements == [])
    second.present("p")
    first.dismiss()
    tabs.select("x")
    #expect(host.disagreements == [])
    first.present("q")
    tabs.dismiss()
    #expect(host.disagreements == [])
    tabs.select("y")
    #expect(host.page == "p")
    second.dismiss()
    second.dismiss()
    #expect(host.page == "second")
    #expect(host.disagreements == [])
  }

  @Test(
    "Modals presented in a row by different flows are one chain, and pushes between change nothing")
  func chains() {
    let root = flow()
    let host = InMemoryHost(root)
    root.present("child")
    let sheet = root.child(TrialStack.self)
    for number in 0..<20 {
      root.present("over \(number)")
      sheet?.push("below \(number)")
      root.present("above \(number)")
      if number.isMultiple(of: 3) { root.push("under \(number)") }
      if number.isMultiple(of: 4) { root.dismiss() }
      #expect(host.disagreements == [])
      #expect(host.page == (number.isMultiple(of: 4) ? "over \(number)" : "above \(number)"))
    }
  }
}
