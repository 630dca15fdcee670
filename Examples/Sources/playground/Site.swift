import Foundation
import UsherWeb

/// The files of the documentation site.
struct Site: Sendable {
  let folder: URL

  /// Returns the file that a request asks for, with the app in the place of the hint that starts the server;
  /// `nil` if there is no such file.
  func response(to request: WebRequest) -> WebResponse? {
    guard request.method == "GET" || request.method == "HEAD" else { return nil }
    let parts = request.path.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
    guard parts.allSatisfy({ $0 != ".." && !$0.contains("/") }) else { return nil }
    var file = parts.reduce(folder) { $0.appending(component: $1) }
    if file.isFolder { file.append(component: "index.html") }
    guard var data = try? Data(contentsOf: file) else { return nil }
    if parts.first == "playground", let page = String(data: data, encoding: .utf8) {
      data = Data(Self.withApp(page).utf8)
    }
    return WebResponse(
      status: 200, headers: ["Content-Type": Self.type(of: file.pathExtension)],
      body: .bytes(request.method == "HEAD" ? [] : [UInt8](data)))
  }

  /// A page of the playground names its app in a comment around the hint.
  private static func withApp(_ page: String) -> String {
    page.replacing(/<!--app (\S+)-->.*?<!--\/app-->/.dotMatchesNewlines()) {
      "<iframe src=\"\($0.1)\" title=\"The app\"></iframe>"
    }
  }

  private static func type(of suffix: String) -> String {
    switch suffix {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg": "image/jpeg"
    case "ico": "image/x-icon"
    case "md", "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
