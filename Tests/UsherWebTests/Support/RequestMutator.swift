import UsherWeb

/// Random numbers that depend only on the seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
  mutating func one<Value>(of values: [Value]) -> Value { values[roll(values.count)] }
}

/// Changes a request in ways that no browser would.
struct RequestMutator {
  var dice: Dice
  /// Ids that belong to other senders.
  var foreign: [String] = []
  /// True if addresses are links, followed by their tree's id.
  var knowsLinks = false

  private static let methods = [
    "GET", "POST", "HEAD", "PUT", "OPTIONS", "", "get", "G\u{0}T", "TRACE",
  ]
  private static let words = [
    "", "0", "-1", "1", "18446744073709551616", "../..", "%", "%2e%2e", "%00", "\u{0}", "é", "\r\n",
    "<script>", "'", ":", "::", "/", "?", "&", "=", "token", "do",
    String(repeating: "a", count: 9000),
  ]
  private static let headers = [
    ("Content-Type", ["", "text/plain", "multipart/form-data", "multipart/form-data; boundary=b"]),
    ("Cookie", ["", "usher_visitor=", "usher_visitor=\u{0}", ";;;===", "usher_visitor=g; a"]),
    ("Origin", ["null", "http://evil.example", "://", ""]),
    ("Host", ["evil.example", "", "a:b:c", "[::1"]),
    ("Sec-Fetch-Site", ["cross-site", "same-origin", "none", ""]),
    ("Sec-Fetch-Mode", ["no-cors", "navigate"]),
    ("Accept", ["application/json", "text/event-stream", "*/*"]),
    ("If-None-Match", ["*", "\"", ",,,"]),
    ("Content-Length", ["-1", "99999999999999999999"]),
    ("X-Forwarded-Host", ["evil.example"]),
  ]

  /// Segments that have a meaning in links, or look as if they had.
  private static let segments = [
    ";", ";;", ";;;;;;;;", "@", "@@", "!", "=", "=;", "=%2F", "%2F", "%FF", "%", "..", "%2E%2E", "",
    "note", "책", "%EC%B1%85", "%00", "t", "1", String(repeating: "note/", count: 300),
    String(repeating: ";/", count: 70),
  ]

  mutating func mutated(_ request: WebRequest) -> WebRequest {
    var request = request
    for _ in 0...dice.roll(3) { mutate(&request) }
    return request
  }

  private mutating func mutate(_ request: inout WebRequest) {
    if knowsLinks, dice.roll(4) == 0 { return mutateLink(&request) }
    switch dice.roll(12) {
    case 0: request.method = dice.one(of: Self.methods)
    case 1, 2:
      let (name, values) = dice.one(of: Self.headers)
      if dice.roll(2) == 0 {
        request.headers[name] = dice.one(of: values)
      } else {
        request.headers.add(name, dice.one(of: values))
      }
    case 3: request.path = mutated(request.path)
    case 4: request.query = dice.one(of: ["file=", "file=x", "v=", "%", mutated("file=a")])
    case 5: request.body = Array(action.utf8) + request.body
    case 6: request.body += Array("&\(action)".utf8)
    case 7: request.body = Array(mutated(String(decoding: request.body, as: UTF8.self)).utf8)
    case 8: request.body = Array(request.body.prefix(dice.roll(request.body.count + 1)))
    case 9: request.body = multipart(request.body)
    default:
      guard !request.body.isEmpty else { return }
      for _ in 0..<3 { request.body[dice.roll(request.body.count)] = UInt8(dice.roll(256)) }
    }
  }

  /// Changes the place in the path, or the tree's id.
  private mutating func mutateLink(_ request: inout WebRequest) {
    switch dice.roll(4) {
    case 0: request.query = dice.one(of: ["", "tree=", "tree", "text=%FF", "&&=&"])
    case 1: request.query = "tree=\(word)"
    case 2: request.query += "&tree=\(word)&text=\(word)"
    default:
      var segments = request.path.split(separator: "/", omittingEmptySubsequences: false)
      let position = dice.roll(segments.count + 1)
      segments.insert(Substring(dice.one(of: Self.segments)), at: position)
      if dice.roll(3) == 0 { segments.remove(at: dice.roll(segments.count)) }
      request.path = segments.joined(separator: "/")
    }
  }

  /// An action that a button might post, for a node that may not exist.
  private var action: String {
    mutating get {
      let kinds = [
        "tap", "write", "back", "backto", "dismiss", "tab", "answer", "gesture:begin",
        "gesture:finish", "gesture:cancel", "history", "nothing",
      ]
      var parts = [dice.one(of: kinds)]
      for _ in 0..<dice.roll(4) { parts.append(dice.roll(2) == 0 ? "\(dice.roll(60))" : word) }
      return "do=" + PercentCoding.encoded(parts.joined(separator: ":")) + "&"
    }
  }

  private var word: String {
    mutating get { dice.one(of: Self.words + foreign) }
  }

  private mutating func mutated(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let position = dice.roll(scalars.count + 1)
    switch dice.roll(3) {
    case 0: scalars.insert(contentsOf: word.unicodeScalars, at: position)
    case 1: scalars.removeSubrange(position..<min(scalars.count, position + dice.roll(9)))
    default: scalars = Array(scalars[..<position]) + Array(word.unicodeScalars)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the fields of a form in the encoding of forms with files, roughly.
  private mutating func multipart(_ body: [UInt8]) -> [UInt8] {
    var text = ""
    for field in FormFields(urlEncoded: body)?.fields ?? [] {
      text += "--b\r\nContent-Disposition: form-data; name=\"\(field.name)\""
      text += dice.roll(3) == 0 ? "; filename=\"\(word)\"\r\n\r\n" : "\r\n\r\n"
      text += field.value + (dice.roll(9) == 0 ? "" : "\r\n")
    }
    return Array((text + "--b--\r\n").utf8)
  }
}
