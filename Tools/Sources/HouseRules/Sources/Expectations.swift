import SwiftSyntax

/// A test that expects an error fails when nothing is thrown.
///
/// `do { try … } catch { #expect(…) }` passes when the call does not throw: use `#expect(throws:)`, or
/// end the `do` block with `Issue.record(…)`. A `do` block may end by leaving or with its own
/// expectation, and a `catch` block may leave while more code follows it. An expectation that compares
/// a value with itself cannot fail either.
@Sendable func checkExpectations(_ checkout: Checkout) -> Finding {
  var finding = Finding()
  let tests = checkout.sources(below: "Tests", "Examples", "StandIns", "Fixtures")
    .filter { $0.path.split(separator: "/").contains("Tests") }
  var blocks = 0
  for source in tests {
    for statement in source.nodes.doStatements
    where statement.catchClauses.contains(where: { Outcome(of: $0.body).lastExpectation != nil }) {
      blocks += 1
      if !statement.mayFail {
        finding.problem(
          source.path, source.line(of: statement),
          "passes when nothing is thrown: use `#expect(throws:)`")
      }
    }
    for call in source.nodes.macroCalls where ["expect", "require"].contains(call.macroName.text) {
      guard let sequence = call.arguments.first?.expression.as(SequenceExprSyntax.self) else {
        continue
      }
      let parts = sequence.elements.map(\.trimmedDescription)
      if parts.count == 3, ["==", "==="].contains(parts[1]), parts[0] == parts[2] {
        finding.problem(source.path, source.line(of: call), "`\(parts[0])` is compared with itself")
      }
    }
  }
  finding.summary = "\(tests.count) files, \(blocks) expectations in `catch` that can fail"
  return finding
}

extension DoStmtSyntax {
  /// Returns whether the code after a call that does not throw differs from that after one that does.
  fileprivate var mayFail: Bool {
    let outcome = Outcome(of: body)
    if outcome.recordsIssue || body.leaves { return true }
    if let expectation = outcome.lastExpectation, let throwing = outcome.lastTry,
      expectation > throwing
    {
      return true
    }
    let item = parent?.as(CodeBlockItemSyntax.self)
    let isLast = item == item?.parent?.as(CodeBlockItemListSyntax.self)?.last
    return !isLast && catchClauses.allSatisfy(\.body.leaves)
  }
}

extension CodeBlockSyntax {
  /// Returns whether its last statement leaves it.
  fileprivate var leaves: Bool {
    guard let last = statements.last?.item else { return false }
    return last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
      || last.is(ContinueStmtSyntax.self) || last.is(BreakStmtSyntax.self)
  }
}

/// The parts of a block that decide whether a test can fail.
private final class Outcome: SyntaxVisitor {
  private(set) var recordsIssue = false
  /// Where the last expectation ends, and where the last `try` begins.
  private(set) var lastExpectation: AbsolutePosition?
  private(set) var lastTry: AbsolutePosition?

  init(of block: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(block)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if ["expect", "require"].contains(node.macroName.text) { lastExpectation = node.endPosition }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if name == "Issue.record" || name == "XCTFail" { recordsIssue = true }
    if name.hasPrefix("XCTAssert") { lastExpectation = node.endPosition }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    lastTry = node.positionAfterSkippingLeadingTrivia
    return .visitChildren
  }
}
