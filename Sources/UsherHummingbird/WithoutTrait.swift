#if !Hummingbird
  /// Serves the pages of a web host with Hummingbird, if the package has the trait `Hummingbird`.
  @available(
    *, unavailable,
    message: "use the package with its trait: `.package(…, traits: [\"Hummingbird\"])`"
  )
  public struct WebServer {}
#endif
