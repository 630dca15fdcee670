import Foundation

/// A file that every page needs; the browser caches it.
package struct Asset: Sendable {
  package let name: String
  package let type: String
  package let bytes: [UInt8]
  package let tag: String

  package static let stylesheet = Asset(
    name: "usher.css", type: "text/css; charset=utf-8", text: Embedded.stylesheet)
  /// The stylesheet of pages with something beside the phone.
  package static let stylesheetWithPanel = stylesheet.followed(by: Embedded.panelStylesheet)
  package static let script = Asset(
    name: "usher.js", type: "text/javascript; charset=utf-8", text: Embedded.script)

  /// Returns another file of the same name: these bytes, followed by `text`.
  func followed(by text: String) -> Asset {
    Asset(name: name, type: type, text: String(decoding: bytes, as: UTF8.self) + "\n" + text)
  }

  /// Returns another file of the same name, which contains only `text`.
  func replaced(by text: String) -> Asset {
    Asset(name: name, type: type, text: text)
  }

  private init(name: String, type: String, text: String) {
    self.name = name
    self.type = type
    bytes = [UInt8](text.utf8)
    tag = Digest.of(text)
  }

  /// Its address below `path`, which changes with its content.
  package func address(below path: String) -> String {
    "\(path)/\(name)?v=\(tag)"
  }

  package func response(to request: WebRequest) -> WebResponse {
    let isCurrent = request.query == "v=\(tag)"
    var headers: WebHeaders = ["Content-Type": type, "ETag": "\"\(tag)\""]
    headers["Cache-Control"] =
      isCurrent ? "public, max-age=31536000, immutable" : "public, no-cache"
    let known = request.headers.values(of: "If-None-Match").joined(separator: ",")
    if known.contains("\"\(tag)\"") { return WebResponse(status: 304, headers: headers) }
    return WebResponse(status: 200, headers: headers, body: .bytes(bytes))
  }
}
