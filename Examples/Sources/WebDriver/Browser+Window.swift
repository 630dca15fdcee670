/// A preference of the user that style sheets and scripts can query.
package struct MediaFeature: Hashable, Sendable {
  let name: String
  let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  package static let dark = MediaFeature("prefers-color-scheme", "dark")
  package static let light = MediaFeature("prefers-color-scheme", "light")
  package static let reducedMotion = MediaFeature("prefers-reduced-motion", "reduce")
  package static let moreContrast = MediaFeature("prefers-contrast", "more")
}

extension Browser {
  /// Gives the page area exactly this size, in CSS pixels.
  ///
  /// It waits with the usual patience: a browser that has just started may be slow.
  package func resize(width: Int, height: Int) async throws(WebDriverError) {
    let window = try await sendToDevTools("Browser.getWindowForTarget", [:])["windowId"]
    try await sendToDevTools(
      "Browser.setContentsSize",
      [
        "windowId": window, "width": .number(Double(width)), "height": .number(Double(height)),
      ])
    try await wait(
      for: "a page of \(width) by \(height)",
      until: "innerWidth === arguments[0] && innerHeight === arguments[1]", within: Self.patience,
      .number(Double(width)), .number(Double(height)))
  }

  /// Emulates these preferences, replacing earlier ones; none for the browser's own.
  ///
  /// The current tab applies them at once, any other when it is switched to.
  package func emulate(_ features: MediaFeature...) async throws(WebDriverError) {
    mediaFeatures = features
    try await emulateMedia()
  }

  /// Runs the animations of the current tab's pages at a multiple of their speed, from now on.
  package func setPace(_ pace: Double) async throws(WebDriverError) {
    try await sendToDevTools("Animation.enable", [:])
    try await sendToDevTools("Animation.setPlaybackRate", ["playbackRate": .number(pace)])
  }

  func emulateMedia() async throws(WebDriverError) {
    let features = mediaFeatures.map { feature -> JSON in
      ["name": .string(feature.name), "value": .string(feature.value)]
    }
    try await sendToDevTools("Emulation.setEmulatedMedia", ["features": .array(features)])
  }
}
