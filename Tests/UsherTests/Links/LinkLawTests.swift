import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("The law of links: an address gives the tree from which it was written")
struct LinkLawTests {
  @Test("It holds at every step of random walks", arguments: 1...6)
  func walks(seed: UInt64) throws {
    var random = LinkDice(state: seed)
    var written = 0
    for _ in 0..<5 {
      let host = InMemoryHost(LinkApp(.main))
      for _ in 0..<16 {
        step(host, &random)
        let address: String
        do {
          address = try host.tree.address
        } catch {
          #expect([.unaddressed, .tooLong].contains(error.code), "\(error) \(host.tree)")
          continue
        }
        written += 1
        let other = try InMemoryHost(LinkApp(), opening: address)
        try #require(other.tree.description == host.tree.description, "\(address)")
        let visited = InMemoryHost(LinkApp(.main))
        for _ in 0..<3 { step(visited, &random) }
        try visited.tree.open(address)
        #expect(
          try visited.screen(LinkScreen.self).name == host.screen(LinkScreen.self).name,
          "\(address)")
        #expect(try other.tree.address == address)
      }
    }
    #expect(written > 40)
  }

  private func step(_ host: InMemoryHost, _ random: inout LinkDice) {
    var flows: [any Coordinator] = [host.tree.root.flow!.coordinator]
    var all: [any Coordinator] = []
    while let flow = flows.popLast() {
      all.append(flow)
      flows += flow.children
    }
    all.randomElement(using: &random)!.wander(&random)
  }
}

extension Coordinator {
  var children: [any Coordinator] {
    guard let flow else { return [] }
    var nodes = flow.container.nodes
    nodes += (nodes + [flow.node].compactMap(\.self)).flatMap(\.modals).filter {
      $0.presentingFlow === flow
    }
    return nodes.compactMap { $0.flow?.coordinator }
  }

  fileprivate func wander(_ random: inout LinkDice) {
    let words = ["", ".", "..", "서울 역", "a/b", ";", "=x", "@@", "!", "%", "+&=?#", "plain"]
    let word = words.randomElement(using: &random)!
    switch self {
    case let app as LinkApp:
      if app.isPresenting { app.dismiss() } else { app.present(.notice(word)) }
    case let tabs as LinkTabs:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: tabs.present(.about, as: .fullScreen)
      case 1: if tabs.isPresenting { tabs.dismiss() }
      default: tabs.select(at: Int.random(in: 0..<3, using: &random))
      }
    case let list as LinkList:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: list.present(.more)
      case 1: if list.isPresenting { list.dismiss() }
      case 2: list.popToRoot()
      default: list.push(.item(LinkList.Item(name: word)))
      }
    case let stack as LinkStack:
      switch Int.random(in: 0..<12, using: &random) {
      case 0: stack.push(.again)
      case 1: stack.push(.list)
      case 2: stack.present(.sheet)
      case 3: stack.present(.form, as: .fullScreen)
      case 4: stack.present(.question)
      case 5: if stack.isPresenting { stack.dismiss() }
      case 6: stack.popToRoot()
      case 7: stack.replace(with: .item(1))
      case 8: stack.push(.find(text: word, tags: [.red, .green], all: true))
      case 9: stack.push(.word(word))
      case 10: stack.push(Int.random(in: 0..<20, using: &random) == 0 ? .hidden : .need(count: -1))
      default: stack.push(.post(user: 1, post: 2))
      }
    default: break
    }
  }
}
