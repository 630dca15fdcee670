/// Tokens that the house bans, where they are banned, and what excuses a use.
struct Ban: Sendable {
  enum Excuse: Sendable {
    /// A comment with these words, on the line or right above.
    case comment(String)
    /// A row of a table: the file, a piece of the line, and a reason.
    case table(String)
    case none
  }

  let patterns: [TokenPattern]
  let message: String
  let excuse: Excuse
  let folders: [String]
  /// The folders and files in them where it is allowed.
  let exceptions: [String]

  /// Code that runs at users of the library and of the examples.
  static let products = ["Sources", "Examples"]
  static let all = ["Sources", "Tests", "Examples", "Fixtures"]

  init(
    _ patterns: String..., message: String, excuse: Excuse = .none, in folders: [String] = products,
    except exceptions: [String] = []
  ) {
    self.init(patterns, message: message, excuse: excuse, in: folders, except: exceptions)
  }

  init(
    _ patterns: [String], message: String, excuse: Excuse, in folders: [String],
    except exceptions: [String] = []
  ) {
    self.patterns = patterns.map { TokenPattern($0) }
    self.message = message
    self.excuse = excuse
    self.folders = folders
    self.exceptions = exceptions
  }

  func covers(_ source: SourceFile) -> Bool {
    guard folders.contains(where: source.isBelow),
      !exceptions.contains(where: { source.path == $0 || source.isBelow($0) })
    else { return false }
    return folders != Ban.products || source.path.split(separator: "/").contains("Sources")
  }
}

/// No code uses what a table of bans names, unless it gives its reason.
func checkBans(_ checkout: Checkout, _ bans: [Ban] = Ban.house) -> Finding {
  var finding = Finding()
  var index: [String: [(ban: Int, pattern: TokenPattern)]] = [:]
  var tables: [String: ReasonTable] = [:]
  for (number, ban) in bans.enumerated() {
    for pattern in ban.patterns {
      index[pattern.tokens[0], default: []].append((number, pattern))
    }
    if case .table(let path) = ban.excuse, tables[path] == nil {
      tables[path] = ReasonTable(path, columns: 2, in: checkout, &finding)
    }
  }
  let beginnings = index
  let found = inParallel(checkout.sources) { source in
    source.tokens.indices.flatMap { position in
      (beginnings[source.tokens[position].text] ?? []).filter {
        bans[$0.ban].covers(source) && $0.pattern.matches(source.tokens, at: position)
      }.map { (line: source.tokens[position].line, ban: $0.ban, text: $0.pattern.shown) }
    }
  }
  var excused = 0
  for (source, uses) in zip(checkout.sources, found) {
    var seen: Set<[Int]> = []
    for use in uses where seen.insert([use.ban, use.line]).inserted {
      let isExcused =
        switch bans[use.ban].excuse {
        case .comment(let words): source.hasReason(words, at: use.line)
        case .table(let path):
          tables[path]!.allows {
            $0[0] == source.path && source.text(ofLine: use.line).contains($0[1])
          }
        case .none: false
        }
      excused += isExcused ? 1 : 0
      if !isExcused {
        finding.problem(source.path, use.line, "`\(use.text)` \(bans[use.ban].message)")
      }
    }
  }
  for table in tables.values { table.reportUnused(&finding) }
  finding.summary = "\(index.values.joined().count) bans, \(excused) uses with a reason"
  return finding
}

extension TokenPattern {
  var shown: String { isFree ? String(text.dropFirst(2)) : text }
}
