/// A file that the user chose, as the browser sent it, or a file for the browser to show.
///
/// Name and type are claims of the sender: only the bytes show the real type.
public struct WebFile: Sendable, Hashable {
  /// The file's name, without folders.
  public let name: String
  /// Its media type, for example `image/png`.
  public let type: String
  /// The contents.
  public let bytes: [UInt8]

  /// Creates a file from its parts.
  ///
  /// The name is cut to the part after the last slash or backslash, without control characters, and
  /// to 255 characters.
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
