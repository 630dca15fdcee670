public import Testing
@_spi(Hosting) public import Usher
public import UsherLinks

extension Linkable {
  /// Records an issue that names every problem of the links of this flow and of all linked flows.
  ///
  /// ```swift
  /// @MainActor @Test("Links") func links() { AppFlow.expectLinks() }
  /// ```
  ///
  /// Each link is written and read: with all values of `CaseIterable` types, and with sample texts
  /// for others. It finds links that read as another one, forwarded links that lead nowhere,
  /// patterns that repeat that of the place below them, routes that are not read as they were
  /// written, declarations that do not fit the route, and routes without a link (among the given
  /// ones and those of `CaseIterable` types). ``Fuzzer`` checks trees as the user makes them:
  /// `Fuzzer(check: { $0.addressProblem }) { AppFlow() }`.
  ///
  /// - Parameter routes: Further routes to check, of any of the flows.
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
  /// The reason why the whole tree of this flow has no address, in a sentence; `nil` if it has one,
  /// and after the flow's end.
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
  /// Walks, and returns each place without an address that it reached.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed of the random numbers.
  /// - Returns: A sentence for each, in order; empty if every tree on the walk had an address.
  public func unaddressed(steps: Int, seed: UInt64 = 1) async -> [String] {
    var found: Set<String> = []
    let walker = watching { root in
      if let problem = root.addressProblem { found.insert(problem) }
    }
    _ = await walker.run(steps: steps, seed: seed)
    return found.sorted()
  }
}
