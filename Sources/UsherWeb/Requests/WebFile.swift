/// A file that the browser sent, or a file for the browser to show.
///
/// Do not rely on the name and the type of a file that a browser sent: only the bytes show its real
/// type.
public struct WebFile: Sendable, Hashable {
  /// The file's name, without folders; may be empty.
  public let name: String
  /// Its media type, for example `image/png`.
  public let type: String
  /// The contents.
  public let bytes: [UInt8]

  /// Creates a file from its parts.
  ///
  /// - Parameters:
  ///   - name: The file's name. It is cut to the part after the last slash or backslash, then to 255
  ///     characters without control characters.
  ///   - type: The media type, for example `image/png`.
  ///   - bytes: The contents.
  public init(name: String, type: String, bytes: [UInt8]) {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let visible = last.unicodeScalars.filter { $0.properties.generalCategory != .control }
    self.name = String(String(String.UnicodeScalarView(visible)).prefix(255))
    self.type = type
    self.bytes = bytes
  }
}

extension WebFile {
  /// The types that a browser may show inline; any other is only downloaded, and never shown as a
  /// page.
  private static let shown: Set = ["image/png", "image/jpeg", "image/gif", "image/webp"]

  package var response: WebResponse {
    let isShown = Self.shown.contains(type)
    var headers: WebHeaders = ["Cache-Control": "no-store"]
    headers["Content-Type"] = isShown ? type : "application/octet-stream"
    if !isShown { headers["Content-Disposition"] = "attachment" }
    return WebResponse(status: 200, headers: headers, body: .bytes(bytes))
  }
}
