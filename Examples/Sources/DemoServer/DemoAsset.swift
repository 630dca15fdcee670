import UsherWeb

/// A file of the demo.
struct DemoAsset: Sendable {
  let path: String
  let type: String
  let text: String

  static let icon = DemoAsset(path: "/favicon.ico", type: "image/svg+xml", text: DemoIcon.source)

  static func named(_ path: String) -> DemoAsset? {
    path == icon.path ? icon : nil
  }

  var response: WebResponse {
    WebResponse(
      status: 200,
      headers: [
        "Content-Type": type, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff",
      ],
      body: .bytes([UInt8](text.utf8)))
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
