/// A file that the user chose, as the browser sent it, or one for the browser to show.
///
/// Name and type are what the sender claims: only reading the bytes tells what they are.
public struct WebFile: Sendable, Hashable {
  /// What it is called, without the folders that it was in.
  public let name: String
  /// Its media type, for example `image/png`.
  public let type: String
  /// What it holds.
  public let bytes: [UInt8]

  /// Makes a file from its parts.
  ///
  /// Of the name the part after the last slash or backslash is kept, without control characters, and
  /// 255 characters of it.
  public init(name: String, type: String, bytes: [UInt8]) {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let visible = last.unicodeScalars.filter { $0.properties.generalCategory != .control }
    self.name = String(String(String.UnicodeScalarView(visible)).prefix(255))
    self.type = type
    self.bytes = bytes
  }
}

extension WebFile {
  /// What a browser may show in place; anything else is only kept, and never run as a page.
  private static let shown: Set = ["image/png", "image/jpeg", "image/gif", "image/webp"]

  package var response: WebResponse {
    let isShown = Self.shown.contains(type)
    var headers: WebHeaders = ["Cache-Control": "no-store"]
    headers["Content-Type"] = isShown ? type : "application/octet-stream"
    if !isShown { headers["Content-Disposition"] = "attachment" }
    return WebResponse(status: 200, headers: headers, body: .bytes(bytes))
  }
}
