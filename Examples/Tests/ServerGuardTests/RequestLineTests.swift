import Testing

/// Who begins next, counted in requests.
@Suite("Server: the line of requests") @MainActor
struct RequestLineTests {
  private let line = RequestLine()

  /// Fifty connections that have sent a hundred requests each.
  private func attack(_ begun: @escaping @MainActor () -> Void) -> [Task<Void, Never>] {
    (0..<50).map { _ in
      Task { [line] in
        for backlog in 0..<100 {
          await line.pass(backlog: backlog) {
            begun()
            // As long as a request with a store takes.
            for _ in 0..<6 { await Task.yield() }
          }
        }
      }
    }
  }

  @Test("A browser that waits for its answers is not held up by fifty connections that do not")
  func fair() async {
    var begun = 0
    let attack = attack { begun += 1 }
    while begun < 500 { await Task.yield() }
    let before = begun
    for _ in 0..<4 { await line.pass(backlog: 0) { await Task.yield() } }
    // The one that had begun each time, and the one that began while the browser read its answer.
    #expect(begun - before <= 8)
    for connection in attack { await connection.value }
    #expect(begun == 5_000)
  }

  @Test("Connections with a backlog take turns")
  func rounds() async {
    var order: [Int] = []
    let connections = (0..<3).map { connection in
      Task { [line] in
        for backlog in 0..<3 {
          await line.pass(backlog: backlog) {
            order.append(connection)
            await Task.yield()
          }
        }
      }
    }
    for connection in connections { await connection.value }
    #expect(order.count == 9)
    for round in 0..<3 { #expect(Set(order[(3 * round)..<(3 * round + 3)]) == [0, 1, 2]) }
  }

  @Test("A request that waits for its store does not hold up the others")
  func waiting() async {
    var store: CheckedContinuation<Void, Never>?
    let slow = Task { [line] in
      await line.pass(backlog: 0) { await withCheckedContinuation { store = $0 } }
    }
    while store == nil { await Task.yield() }
    for _ in 0..<3 { await line.pass(backlog: 5) {} }
    store?.resume()
    await slow.value
    await line.pass(backlog: 0) {}
  }
}
