// What `#Preview` expands into: developer.apple.com/documentation/developertoolssupport/preview
// Apple documents these declarations, on the page above.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public struct Preview {
  public init(_nothing: ()) {}
}
