#if !Hummingbird
  /// Serves the pages of a `WebHost` with Hummingbird.
  ///
  /// Unavailable unless the package has the trait `Hummingbird`.
  @available(
    *, unavailable,
    message: "use the package with its trait: `.package(…, traits: [\"Hummingbird\"])`"
  )
  public struct WebServer {}
#endif
