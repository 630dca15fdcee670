import Foundation

extension Browser {
  /// Writes a picture of the page to a PNG file.
  package func screenshot(to path: String) async throws(WebDriverError) {
    try writePNG(try await send("GET", "/screenshot"), to: path)
  }
}

/// Writes an image from the driver, creating folders as needed.
func writePNG(_ image: JSON, to path: String) throws(WebDriverError) {
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
