public import Testing
@_spi(Hosting) public import Usher
public import UsherLinks

extension Linkable {
  /// Records an issue that names everything that is wrong with the links of this flow and of all flows
  /// that they lead to.
  ///
  /// ```swift
  /// @MainActor @Test("Links") func links() { AppFlow.expectLinks() }
  /// ```
  ///
  /// Each link is written and read: with all values of types that are `CaseIterable`, and with texts that
  /// others accept. It finds links that read as another one, forwarded links that lead nowhere, patterns
  /// that repeat that of the place below them, routes that are written but not read as the
  /// same, declarations that do not fit the route, and, among routes that are `CaseIterable` and those
  /// given, each without a link. Trees as the user makes them are checked by ``Fuzzer``:
  /// `Fuzzer(check: { $0.addressProblem }) { AppFlow() }`.
  ///
  /// - Parameter routes: More routes to look at, of any of the flows.
  public static func expectLinks(
    with routes: Any..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problems = linkProblems(with: routes)
    guard !problems.isEmpty else { return }
    Issue.record("\(problems.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// Returns one sentence for each problem with the links; empty if there is none.
  public static func linkProblems(with routes: [Any] = []) -> [String] {
    linkTable.findings(routes: routes)
  }
}

extension Coordinator {
  /// Why the whole tree that this flow is in has no address, in a sentence; `nil` if it has one, and
  /// after the flow's end.
  public var addressProblem: String? {
    guard let engine = flow?.engine, engine.state.root.isLive else { return nil }
    do {
      _ = try engine.address
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension Fuzzer {
  /// Walks, and names each place without an address that it came by.
  ///
  /// - Parameters:
  ///   - steps: How many steps to take in all.
  ///   - seed: Where chance begins.
  /// - Returns: A sentence for each, in order; empty if every tree on the way had an address.
  public func unaddressed(steps: Int, seed: UInt64 = 1) async -> [String] {
    var found: Set<String> = []
    let walker = watching { root in
      if let problem = root.addressProblem { found.insert(problem) }
    }
    _ = await walker.run(steps: steps, seed: seed)
    return found.sorted()
  }
}
