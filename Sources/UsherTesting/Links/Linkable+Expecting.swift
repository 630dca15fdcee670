public import Testing
@_spi(Hosting) public import Usher
public import UsherLinks

extension Linkable {
  /// Records one issue with all problems of the links of this flow and of all linked flows; does
  /// nothing without a problem.
  ///
  /// ```swift
  /// @MainActor @Test("Links") func links() { AppFlow.expectLinks() }
  /// ```
  ///
  /// The check writes and reads each link: with all values of `CaseIterable` types, and with sample
  /// texts for others. It finds
  ///
  /// - links that are read as another link,
  /// - places that, one on top of the other, read together as another link; their address is spelled out,
  /// - forwarded links that lead nowhere,
  /// - patterns that repeat the pattern of the place below them,
  /// - routes that change when they are written and read,
  /// - declarations that do not fit the route,
  /// - routes without a link, among `routes` and the values of `CaseIterable` routes.
  ///
  /// To check the trees that a user reaches, use a ``Fuzzer``:
  /// `Fuzzer(check: { $0.addressProblem }) { AppFlow() }`.
  ///
  /// - Parameter routes: Further routes to check, of this flow or of any linked flow.
  /// - Complexity: O(*n*) in the number of links and tested values.
  public static func expectLinks(
    with routes: Any..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problems = linkProblems(with: routes)
    guard !problems.isEmpty else { return }
    Issue.record("\(problems.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// Returns one sentence for each problem that ``expectLinks(with:sourceLocation:)`` would record.
  ///
  /// - Parameter routes: Further routes to check, of this flow or of any linked flow.
  /// - Returns: The problems; empty if there is none.
  /// - Complexity: O(*n*) in the number of links and tested values.
  public static func linkProblems(with routes: [Any] = []) -> [String] {
    linkTable.findings(routes: routes)
  }
}

extension Coordinator {
  /// The reason why the whole tree of this flow has no address, in a sentence.
  ///
  /// `nil` if the tree has an address, and for a flow that is in no live tree.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
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
  /// Walks at random, and returns the reasons why trees on the way had no address.
  ///
  /// The walks end at a failure that ``run(steps:seed:progress:)`` would report; it is the last one returned.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  /// - Returns: Each different `addressProblem` once, sorted, and the failure of a walk; empty if every tree had an
  ///   address and no walk failed.
  public func addressProblems(steps: Int, seed: UInt64 = 1) async -> [String] {
    var found: Set<String> = []
    let walker = watching { root in
      if let problem = root.addressProblem { found.insert(problem) }
    }
    let report = await walker.run(steps: steps, seed: seed)
    return found.sorted() + (report.failure.map { ["\($0)"] } ?? [])
  }
}
