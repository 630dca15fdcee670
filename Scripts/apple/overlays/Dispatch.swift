// developer.apple.com/documentation/dispatch/dispatchqueue/async(group:qos:flags:execute:)

/// Runs work, one after another or at the same time.
open class DispatchQueue: @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }

  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
