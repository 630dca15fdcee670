// As much of Swift Testing as `UsherTesting` names: github.com/swiftlang/swift-testing, which the toolchain has for
// Linux only. Its macros for suites and tests are not declared, so files of tests are not checked.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Where something is in the sources.
public struct SourceLocation: Hashable, Sendable {
  public init(fileID: String, filePath: String, line: Int, column: Int) {}
  // What the toolchain's macro writes.
  public static func __here() -> SourceLocation { fatalError() }
}

@freestanding(expression)
public macro _sourceLocation() -> SourceLocation =
  #externalMacro(module: "TestingMacros", type: "SourceLocationMacro")

/// A text about an expectation.
public struct Comment: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral: String) {}
}

/// What went wrong in a test.
public struct Issue: Sendable {
  @discardableResult public static func record(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue { Issue() }
}

/// What describes itself in a test's output.
public protocol CustomTestStringConvertible {
  var testDescription: String { get }
}

@freestanding(expression)
public macro require<T>(
  _ optionalValue: T?, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> T = #externalMacro(module: "TestingMacros", type: "RequireMacro")

// What the toolchain's macro writes.
public struct __Expression: Sendable {
  public static func __fromSyntaxNode(_ syntaxNode: String) -> __Expression { fatalError() }
}

public func __checkValue<T>(
  _ optionalValue: T?, expression: __Expression,
  expressionWithCapturedRuntimeValues: @autoclosure () -> __Expression? = nil,
  comments: @autoclosure () -> [Comment], isRequired: Bool, sourceLocation: SourceLocation
) -> Result<T, any Error> { fatalError() }

extension Result {
  public func __required() throws -> Success { try get() }
}
