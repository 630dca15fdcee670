import Foundation

extension Browser {
  /// Writes a picture of the page to a PNG file.
  package func screenshot(to path: String) async throws(WebDriverError) {
    try write(try await send("GET", "/screenshot"), to: path)
  }

  /// Writes a picture of an element to a WebP file, which is much smaller.
  package func picture(of css: String, to path: String) async throws(WebDriverError) {
    let area = try await element(css).rect
    let clip: JSON = [
      "x": .number(area.x), "y": .number(area.y), "width": .number(area.width),
      "height": .number(area.height), "scale": 1,
    ]
    let answer = try await sendToDevTools(
      "Page.captureScreenshot", ["format": "webp", "quality": 80, "clip": clip])
    try write(answer["data"], to: path)
  }
}

/// Writes an image from the driver, creating folders as needed.
func write(_ image: JSON, to path: String) throws(WebDriverError) {
  let url = URL(fileURLWithPath: path)
  guard let data = image.string.flatMap({ Data(base64Encoded: $0) }) else {
    throw WebDriverError(.notWritten, "the driver sent no image for \(path)")
  }
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  } catch {
    throw WebDriverError(.notWritten, "\(path): \(error)")
  }
}
