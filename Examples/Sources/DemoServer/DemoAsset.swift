import Foundation
import UsherWeb

/// A file of the demo.
struct DemoAsset: Sendable {
  let path: String
  let type: String
  let bytes: [UInt8]

  static let icon = DemoAsset(
    path: "/favicon.ico", type: "image/svg+xml", bytes: Array(DemoIcon.source.utf8))

  /// Returns the picture of the app at `path`, which the tests of the start page take.
  static func picture(_ path: String) -> DemoAsset {
    let name = path.dropFirst() + ".webp"
    let file = Bundle.module.bundleURL.appending(path: "Pictures/\(name)")
    return DemoAsset(
      path: "/pictures/\(name)", type: "image/webp",
      bytes: (try? Data(contentsOf: file)).map { Array($0) } ?? [])
  }

  private static let all: [String: DemoAsset] = Dictionary(
    uniqueKeysWithValues: ([icon] + DemoApp.all.map(\.picture)).map { ($0.path, $0) })

  static func named(_ path: String) -> DemoAsset? { all[path] }

  var response: WebResponse {
    WebResponse(
      status: 200,
      headers: [
        "Content-Type": type, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
      ],
      body: .bytes(bytes))
  }
}

/// A coordinator and its screens, as an icon.
enum DemoIcon {
  static let source = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <rect width="64" height="64" rx="15" fill="#0069e0"/>
      <g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
        <rect x="12" y="14" width="22" height="36" rx="5" opacity=".55"/>
        <rect x="22" y="14" width="22" height="36" rx="5" fill="#0069e0"/>
        <path d="M36 32h18M48 25l7 7-7 7"/>
      </g>
    </svg>
    """#
}
