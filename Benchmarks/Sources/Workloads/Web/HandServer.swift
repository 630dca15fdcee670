import UsherWeb

/// A careful server of the example app Practice without the library: it validates requests, keeps
/// the open screens in an array, and appends the same page to a string.
@MainActor
final class HandServer {
  private enum Screen { case main, first, sub }

  private let path: String
  private let visitor: String
  private let token: String
  /// The open screens, each with its name on the page.
  private var open: [(screen: Screen, name: Int)]
  private var lastName: Int
  private var version: Int

  /// - Parameter names: The names of the three open screens.
  init(path: String, visitor: String, token: String, names: [Int], version: Int) {
    self.path = path
    self.visitor = visitor
    self.token = token
    open = Array(zip([.main, .first, .sub], names))
    lastName = names.max() ?? 0
    self.version = version
  }

  func respond(to request: WebRequest) async -> WebResponse {
    var response = WebResponse(status: 200)
    if let body = answer(request) {
      response.headers.add("Content-Type", "application/json")
      response.headers.add("Cache-Control", "no-store")
      response.body = .bytes(body)
    } else {
      response.status = 403
    }
    for (name, value) in Self.policies { response.headers.add(name, value) }
    return response
  }

  private func answer(_ request: WebRequest) -> [UInt8]? {
    guard request.method == "POST", request.path == path,
      header("Sec-Fetch-Site", of: request) == "same-origin",
      header("Content-Type", of: request) == "application/x-www-form-urlencoded",
      request.body.count < 256 * 1024, cookie(of: request).map({ isSame($0, visitor) }) == true,
      let fields = fields(of: request), let sent = fields["token"], isSame(sent, token),
      let action = fields["do"]
    else { return nil }
    perform(action)
    version += 1
    return json(phone)
  }

  // MARK: - Reading

  private func header(_ name: String, of request: WebRequest) -> String? {
    request.headers.fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  private func cookie(of request: WebRequest) -> String? {
    let pairs = header("Cookie", of: request)?.split(separator: ";") ?? []
    let name = "usher_visitor="
    return pairs.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
  }

  private func fields(of request: WebRequest) -> [String: String]? {
    var fields: [String: String] = [:]
    for pair in request.body.split(separator: UInt8(ascii: "&")) {
      guard let equals = pair.firstIndex(of: UInt8(ascii: "=")),
        let name = decoded(pair[..<equals]), let value = decoded(pair[(equals + 1)...])
      else { return nil }
      fields[name] = value
    }
    return fields
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var iterator = bytes.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit)
        else { return nil }
        result.append(high << 4 | low)
      default: result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }

  private func perform(_ action: String) {
    guard let top = open.last else { return }
    if action == "back:\(top.name)", open.count > 1 {
      open.removeLast()
    } else if action == "tap:\(top.name):button/FirstSub", top.screen == .first {
      lastName += 1
      open.append((.sub, lastName))
    }
  }

  // MARK: - Writing

  private var phone: String {
    var html = ""
    html += """
      <div class="u-layers" data-motion="layers"><section class="u-layer u-is-root" data-key="root">\
      <div class="u-box" data-motion="fade" data-key="root-box">\
      <div class="u-stack" data-key="stack-1" data-motion="stack" data-depth="
      """
    html += "\(open.count)\">"
    for position in open.indices.suffix(2) { write(position, to: &html) }
    html += "</div></div></section></div>"
    return html
  }

  private func write(_ position: Int, to html: inout String) {
    let (screen, name) = open[position]
    let (isTop, isBottom) = (position == open.count - 1, position == 0)
    let title = escaped(title(of: screen))
    html += "<article class=\"u-screen\" data-key=\"\(name)\" data-usher-entry=\"\(name)\""
    html += isTop ? " data-place=\"top\" data-active=\"\"" : " data-place=\"under\""
    if isBottom { html += " data-large=\"\"" }
    html += " aria-label=\"\(title)\""
    if !isTop { html += " inert=\"\"" }
    html += "><header class=\"u-bar\">"
    if !isBottom { writeBack(position, isTop: isTop, to: &html) }
    html +=
      isBottom
      ? "<span class=\"u-title\" aria-hidden=\"true\">\(title)</span>"
      : "<h1 class=\"u-title\" tabindex=\"-1\">\(title)</h1>"
    html += "</header><div class=\"u-body\" tabindex=\"-1\"><div class=\"u-content\">"
    if isBottom { html += "<h1 class=\"u-large\" tabindex=\"-1\">\(title)</h1>" }
    html += """
      <form id="f-\(name)" method="post"><input type="hidden" name="token" value="\(token)">\
      <input type="hidden" name="screen" value="\(name)"></form>\
      <button form="f-\(name)" name="do" value="write:\(name)" hidden=""></button>
      """
    writeBody(of: screen, name, to: &html)
    html += "</div></div>"
    if isTop, !isBottom { html += "<div class=\"u-edge\" data-entry=\"\(name)\"></div>" }
    html += "</article>"
  }

  private func writeBack(_ position: Int, isTop: Bool, to html: inout String) {
    let below = open[position - 1].screen
    let label = escaped(below == .main ? "Main" : title(of: below))
    html += """
      <button form="u-form" name="do" value="back:\(open[position].name)" class="u-back" \
      aria-haspopup="menu" aria-label="Back, \(label)">\
      <svg class="u-icon u-mirrored" viewbox="0 0 24 24" aria-hidden="true">\
      <path d="M15 4 7 12l8 8"></path></svg><span>\(label)</span></button>
      """
    guard isTop else { return }
    html += "<div class=\"u-menu\" role=\"menu\" hidden=\"\">"
    for (screen, name) in open[..<position].reversed() {
      html += "<button form=\"u-form\" name=\"do\" value=\"backto:\(name)\" role=\"menuitem\">"
      html += "\(escaped(title(of: screen)))</button>"
    }
    html += "</div>"
  }

  private func writeBody(of screen: Screen, _ name: Int, to html: inout String) {
    switch screen {
    case .main:
      write(
        "Two sub-flows on one navigation stack. Open one, and leave it in whichever way you like.",
        to: &html)
      writeButton("First", "primary", name, to: &html)
      writeButton("Second", "secondary", name, to: &html)
    case .first:
      write("The first screen of the first flow. Back from here ends the flow.", to: &html)
      writeButton("FirstSub", "primary", name, to: &html)
    case .sub:
      write(
        "The second screen of the same flow. Back from here does not end it, Done does.", to: &html)
      writeButton("Done", "primary", name, to: &html)
    }
  }

  private func write(_ text: String, to html: inout String) {
    html += "<p class=\"u-text u-text-body\">\(escaped(text))</p>"
  }

  private func writeButton(_ label: String, _ role: String, _ name: Int, to html: inout String) {
    let label = escaped(label)
    html += "<button class=\"u-button u-\(role)\" form=\"f-\(name)\" name=\"do\" "
    html += "value=\"tap:\(name):button/\(label)\">\(label)</button>"
  }

  /// The address of the place, with the tree's id.
  private var link: String {
    var link = "/practice"
    for (screen, _) in open {
      switch screen {
      case .main: break
      case .first: link += "/first"
      case .sub: link += "/sub"
      }
    }
    return "\(link)?tree=\(path.split(separator: "/").last ?? "")"
  }

  private func title(of screen: Screen) -> String {
    switch screen {
    case .main: "Practice"
    case .first: "First"
    case .sub: "FirstSub"
    }
  }

  private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: Self.needsEscaping) else { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }

  private static func needsEscaping(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private func json(_ phone: String) -> [UInt8] {
    let title = open.last.map { self.title(of: $0.screen) } ?? ""
    var json: [UInt8] = []
    json.reserveCapacity(phone.utf8.count * 5 / 4)
    json += "{\"depth\":\(open.count - 1),\"isRefused\":false,\"link\":".utf8
    write(link, to: &json)
    json += ",\"panel\":\"\",\"phone\":".utf8
    write(phone, to: &json)
    json += ",\"spoken\":".utf8
    write(title, to: &json)
    json += ",\"title\":".utf8
    write("\(title) · Practice", to: &json)
    json += ",\"version\":\(version)}".utf8
    return json
  }

  private func write(_ text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        json.append(UInt8(ascii: "\\"))
      }
      precondition(byte >= 0x20)
      json.append(byte)
    }
    json.append(UInt8(ascii: "\""))
  }

  private static let policies = [
    (
      "Content-Security-Policy",
      """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
      """
    ), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
  ]
}
