// developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
// Apple documents these declarations, on the page above.
// They are type-checked and never run, so a body without a meaning is `fatalError()`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UTType: Hashable, Sendable {
  public init?(_ identifier: String) { nil }
  public static var png: UTType { fatalError() }
  public static var jpeg: UTType { fatalError() }
}
