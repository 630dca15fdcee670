// developer.apple.com/documentation/dispatch/dispatchqueue/async(group:qos:flags:execute:)
// Apple documents these declarations, on the pages above.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Runs work, one after another or at the same time.
open class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }

  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
