import Testing
@_spi(Hosting) import Usher
import UsherLinks
import UsherTesting

/// Reads every built-in parameter type from hostile and from random texts.
///
/// Each reading returns a value or throws a `LinkError`, and a printed value reads as the same
/// value.
@MainActor
@Suite("Link parameters: any text is read as a value or refused")
struct LinkParameterTests {
  @Test("Hostile texts", arguments: [true, false])
  func hostile(inPath: Bool) {
    for kind in ParameterFlow.kinds {
      for text in hostileTexts { expectLaw(kind, text, inPath: inPath) }
    }
  }

  @Test("Random texts", arguments: 1...3)
  func random(seed: UInt64) {
    var dice = LinkDice(state: seed)
    for _ in 0..<40 {
      let text = Self.text(&dice)
      for kind in ParameterFlow.kinds {
        expectLaw(kind, text, inPath: Bool.random(using: &dice))
      }
    }
  }

  @Test("A text of a megabyte is read or refused by each type")
  func megabyte() {
    for unit in ["a", "9", "0", "\u{301}", "👩‍👩‍👧‍👦", "-", "."] {
      let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      for read in ParameterFlow.readers { _ = read(text) }
      #expect(Self.read("/string/" + text) == nil)
    }
  }

  @Test("Bytes that are not UTF-8 are refused, others are read as they are", arguments: 1...3)
  func bytes(seed: UInt64) {
    var dice = LinkDice(state: seed)
    for _ in 0..<150 {
      let bytes = (0..<Int.random(in: 1..<6, using: &dice)).map { _ in
        Bool.random(using: &dice)
          ? UInt8.random(in: 0x80...0xff, using: &dice) : UInt8.random(in: 0...0x7f, using: &dice)
      }
      let digits = bytes.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
      let encoded = digits.map { "%" + $0 }.joined()
      let isText =
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) && !bytes.contains(0)
      for link in ["/string/=\(encoded)", "/q-string?q-string=\(encoded)"] {
        let route = Self.read(link)
        guard isText else {
          #expect(route == nil, "\(link)")
          continue
        }
        #expect(route?.text.map { Array($0.utf8) } == bytes, "\(link)")
      }
      // Unfinished escapes, and bytes that are not escaped.
      _ = Self.read("/string/" + encoded.dropLast())
      _ = Self.read("/string/%" + String(decoding: bytes, as: UTF8.self))
      _ = Self.read("/string?" + String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("A value that a link cannot hold is not printed")
  func unprintable() {
    let routes: [ParameterFlow.Route] = [
      .double(.nan), .double(.infinity), .double(-.infinity), .double(.signalingNaN),
      .float(.nan), .float(.infinity), .string("a\0b"), .character("\0"), .substring("\0"),
      .maybe(.nan), .numbers([1, .infinity]), .string(String(repeating: "a", count: 20_000)),
      .character(Character("a" + String(repeating: "\u{301}", count: 10_000))), .nothing([]),
    ]
    for route in routes {
      let host = InMemoryHost(ParameterFlow(route))
      #expect(throws: LinkError.self, "\(route.name)") { try host.tree.address }
      #expect(host.tree.root.flow?.coordinator.addressProblem != nil)
    }
  }

  @Test("Limits of numbers, and characters of several scalars, are printed and read")
  func limits() throws {
    let routes: [ParameterFlow.Route] = [
      .int(.min), .int(.max), .int8(.min), .uint64(.max), .int64(.min), .double(-0.0),
      .double(.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude), .double(0.1),
      .float(.greatestFiniteMagnitude), .float(.leastNonzeroMagnitude), .character("👩‍👩‍👧‍👦"),
      .character("e\u{301}"), .character("\u{301}"), .character("%"), .character("/"),
      .character("."), .character(";"), .character("🇰🇷"), .string(""), .substring(""),
      .string(".."), .characters(["a", "\u{301}", "🇰🇷"]), .maybe(nil), .maybe(1), .flag(true),
      .letter(.a), .number(.two),
    ]
    for route in routes {
      let address = try InMemoryHost(ParameterFlow(route)).tree.address
      #expect(Self.read(address) == route, "\(route.name): \(address)")
    }
  }

  @Test("Problems of links of the built-in types are found without a trap")
  func check() {
    let problems = ParameterFlow.linkProblems(with: [ParameterFlow.Route.nothing([Nothing()])])
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.contains("nothing") }, "\(problems)")
    #expect(ParameterFlow.linkProblems().allSatisfy { $0.contains("nothing") })
  }

  // MARK: - The law

  /// Expects that `text` is refused as a value of `kind`, or is read as a route whose address, if
  /// it has one, reads as the same route.
  private func expectLaw(_ kind: String, _ text: String, inPath: Bool) {
    let encoded = Self.encoded(text)
    let link = inPath ? "/\(kind)/=\(encoded)" : "/q-\(kind)?q-\(kind)=\(encoded)"
    // Unencoded it may be malformed.
    _ = Self.read(inPath ? "/\(kind)/\(text)" : "/q-\(kind)?q-\(kind)=\(text)")
    guard let route = Self.read(link) else { return }
    let host = InMemoryHost(ParameterFlow(route))
    do {
      let address = try host.tree.address
      #expect(Self.read(address) == route, "\(link.prefix(80)) \(address.prefix(80))")
    } catch {
      #expect(error.code != .unknown, "\(link.prefix(80)): \(error)")
    }
  }

  /// Returns the route that a link names; `nil` if it is refused.
  private static func read(_ link: String) -> ParameterFlow.Route? {
    do {
      let plan = try Plan(opening: link, in: ParameterFlow(.start))
      return plan?.places.last?.route as? ParameterFlow.Route
    } catch {
      // The wrong part can be printed, wherever it is.
      _ = error.description
      return nil
    }
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  private static func text(_ dice: inout LinkDice) -> String {
    let pieces = [
      "0", "1", "9", "-", "+", ".", "e", "E", "x", "p", "nan", "inf", "infinity", " ", "\0",
      "\u{301}",
      "\u{200d}", "👩", "🇰", "한", "%", "/", "=", ";", "@", "!", "a", "\r", "\n", "\u{10ffff}", "two",
    ]
    let count = Int.random(in: 0..<7, using: &dice)
    return (0..<count).map { _ in pieces.randomElement(using: &dice) ?? "" }.joined()
  }
}

private let hostileTexts = [
  "", " ", "\0", "a\0b", "ab", "a", "\u{301}", "e\u{301}", "e\u{301}\u{302}", "\r\n", "\r", "🇰🇷",
  "🇰🇷🇰🇷", "👩‍👩‍👧‍👦", "\u{fffd}", "\u{feff}", "\u{10ffff}", ".", "..", "/", "%", "%00", "=", "==", ";", "@@",
  "!",
  "!!", "0", "-0", "+0", "00", "-1", "+1", "1.5", "1e3", "0x1p4", "127", "128", "-128", "-129",
  "255",
  "256", "65536", "4294967296", "9223372036854775807", "9223372036854775808",
  "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
  "99999999999999999999999999999999999999999", "1e309", "-1e309", "1e-400", "3.5e38", "1e39", "nan",
  "-nan", "NaN", "nan(0x1)", "snan", "inf", "-inf", "+inf", "Infinity", "infinity", "٣", "１",
  "true",
  "1_000", "two", "1 ", " 1", String(repeating: "9", count: 5000),
  String(repeating: "a", count: 2000),
  "a" + String(repeating: "\u{301}", count: 900),
]

private enum Letter: Character, LinkParameter { case a = "a", family = "👩‍👩‍👧‍👦" }
private enum Number: Int8, LinkParameter { case one = 1, two }

/// Prints no text at all, although it claims to have one.
private struct Nothing: Hashable, LinkArgument {
  static var linkCount: LinkCount { .one }
  init() {}
  init?(linkTexts: [String]) {}
  var linkTexts: [String] { [] }
}

/// Has a link with each built-in type in its path, and one in its query.
private final class ParameterFlow: Coordinator, Linkable {
  enum Route: Hashable {
    case start
    case string(String), substring(Substring), character(Character), letter(Letter), number(Number)
    case int(Int), int8(Int8), int16(Int16), int32(Int32), int64(Int64)
    case uint(UInt), uint8(UInt8), uint16(UInt16), uint32(UInt32), uint64(UInt64)
    case double(Double), float(Float)
    case maybe(Double?), characters([Character]), numbers([Double]), flag(Bool)
    case nothing([Nothing])
    indirect case query(Route)

    /// Its name, without the value, which may be long.
    var name: Substring { String(describing: self).prefix(60) }

    var text: String? {
      switch self {
      case .string(let text): text
      case .query(let route): route.text
      default: nil
      }
    }
  }

  static let kinds = [
    "string", "substring", "character", "letter", "number", "int", "int8", "int16", "int32",
    "int64",
    "uint", "uint8", "uint16", "uint32", "uint64", "double", "float", "maybe", "characters",
    "numbers",
    "flag",
  ]

  static let readers: [(String) -> Bool] = [
    { String(linkText: $0) != nil }, { Substring(linkText: $0) != nil },
    { Character(linkText: $0) != nil }, { Letter(linkText: $0) != nil },
    { Number(linkText: $0) != nil }, { Int(linkText: $0) != nil }, { Int8(linkText: $0) != nil },
    { Int16(linkText: $0) != nil }, { Int32(linkText: $0) != nil }, { Int64(linkText: $0) != nil },
    { UInt(linkText: $0) != nil }, { UInt8(linkText: $0) != nil }, { UInt16(linkText: $0) != nil },
    { UInt32(linkText: $0) != nil }, { UInt64(linkText: $0) != nil },
    { Double(linkText: $0) != nil },
    { Float(linkText: $0) != nil }, { Bool(linkTexts: [$0]) != nil },
    { Optional<Character>(linkTexts: [$0]) != nil },
    { Array<Character>(linkTexts: [$0, $0]) != nil },
  ]

  static let links = Links<Route>(
    links: [RouteLink("", .start)]
      + both("string", Route.string) { if case .string(let value) = $0 { value } else { nil } }
      + both("substring", Route.substring) {
        if case .substring(let value) = $0 { value } else { nil }
      }
      + both("character", Route.character) {
        if case .character(let value) = $0 { value } else { nil }
      }
      + both("letter", Route.letter) { if case .letter(let value) = $0 { value } else { nil } }
      + both("number", Route.number) { if case .number(let value) = $0 { value } else { nil } }
      + both("int", Route.int) { if case .int(let value) = $0 { value } else { nil } }
      + both("int8", Route.int8) { if case .int8(let value) = $0 { value } else { nil } }
      + both("int16", Route.int16) { if case .int16(let value) = $0 { value } else { nil } }
      + both("int32", Route.int32) { if case .int32(let value) = $0 { value } else { nil } }
      + both("int64", Route.int64) { if case .int64(let value) = $0 { value } else { nil } }
      + both("uint", Route.uint) { if case .uint(let value) = $0 { value } else { nil } }
      + both("uint8", Route.uint8) { if case .uint8(let value) = $0 { value } else { nil } }
      + both("uint16", Route.uint16) { if case .uint16(let value) = $0 { value } else { nil } }
      + both("uint32", Route.uint32) { if case .uint32(let value) = $0 { value } else { nil } }
      + both("uint64", Route.uint64) { if case .uint64(let value) = $0 { value } else { nil } }
      + both("double", Route.double) { if case .double(let value) = $0 { value } else { nil } }
      + both("float", Route.float) { if case .float(let value) = $0 { value } else { nil } }
      + [
        RouteLink("q-maybe?q-maybe", Route.maybe),
        RouteLink("q-characters?q-characters", Route.characters),
        RouteLink("q-numbers?q-numbers", Route.numbers), RouteLink("q-flag?q-flag", Route.flag),
        RouteLink(
          "nothing/:nothing", { (_: Nothing) in Route.nothing([]) },
          from: { route in
            if case .nothing = route { Nothing() } else { nil }
          }),
      ])

  /// Returns a link with the value in its path, and one with it in its query.
  private static func both<Value: LinkParameter>(
    _ name: String, _ make: @escaping @MainActor (Value) -> Route,
    _ value: @escaping @MainActor (Route) -> Value?
  ) -> [RouteLink<Route>] {
    [
      RouteLink("\(name)/:value", make),
      RouteLink(
        "q-\(name)?q-\(name)", { (value: Value) in .query(make(value)) },
        from: { route in if case .query(let inner) = route { value(inner) } else { nil } }),
    ]
  }

  let navigation: Stack<Route>
  init(_ start: Route) { navigation = Stack(start) }
  func destination(for route: Route) -> Destination { .screen(LinkScreen(0)) }
}
