import Foundation
import Testing

@_spi(Hosting) @testable import Usher
@testable import UsherSnapshots

@Suite("Stored values")
struct StoredValueTests {
  /// Encodes and decodes with a format, as an app would.
  enum Format: CaseIterable {
    case json, propertyList

    func around(_ value: StoredValue) throws -> StoredValue {
      switch self {
      case .json:
        try JSONDecoder().decode(StoredValue.self, from: JSONEncoder().encode(value))
      case .propertyList:
        try PropertyListDecoder().decode(
          StoredValue.self, from: PropertyListEncoder().encode(value))
      }
    }
  }

  /// Values with every kind of synthesized coding, and some with hand-written coding.
  indirect enum Route: Codable, Hashable, Sendable {
    case plain
    case numbers(Int, UInt64, Int8, Double, Float)
    case labelled(id: Int, name: String?)
    case nested(Route)
    case list([Route], by: [String: Int], of: [Int: Bool], set: Set<String>)
    case thing(Thing)
    case optional(Int?)

    struct Thing: Codable, Hashable, Sendable {
      var when: Date
      var id: UUID
      var link: URL
      var data: Data
      var kind: Kind
    }

    enum Kind: String, Codable { case one, two }
  }

  static let routes: [Route] = [
    .plain, .numbers(.min, .max, -128, 0.1, 1.5), .numbers(.max, 0, 127, -0.0, -.infinity),
    .numbers(0, 1, 0, 1e300, 3.402e38), .numbers(0, 1 << 63, 0, 0x1p60, 0x1p63),
    .numbers(1, 1, 1, 0x1p53, 0.1), .labelled(id: 3, name: "장소 \u{1F5FA}\u{0}\"\n"),
    .labelled(id: 3, name: nil), .nested(.nested(.plain)), .optional(nil), .optional(7),
    .list([.plain, .optional(2)], by: ["a": 1, "": 2], of: [3: true, -4: false], set: ["x"]),
    .list([], by: [:], of: [:], set: []),
    .thing(
      Route.Thing(
        when: Date(timeIntervalSinceReferenceDate: 0.1), id: UUID(),
        link: URL(string: "https://example.com/가?a=b#c")!, data: Data([0, 1, 255]), kind: .two)),
  ]

  @Test(
    "A route survives as a stored value, in any format",
    arguments: routes)
  func comesBack(route: Route) throws {
    let stored = try StoredValue(route)
    #expect(try stored.decode(Route.self) == route)
    for format in Format.allCases {
      let again = try format.around(stored)
      #expect(again == stored)
      #expect(try again.decode(Route.self) == route)
    }
  }

  @Test("Every number is restored exactly")
  func numbers() throws {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 0.5, 1e-300, 1e300, 0x1p52, 0x1p53, 0x1p53 + 2, 0x1p62, 0x1p63, 0x1p64,
      -0x1p63,
      .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    for format in Format.allCases {
      let stored = try format.around(StoredValue(numbers))
      #expect(try stored == StoredValue(numbers), "\(format)")
      let back = try stored.decode([Double].self)
      #expect(back.map(\.bitPattern) == numbers.map(\.bitPattern))
    }
    #expect(try StoredValue([UInt64.max]).decode([UInt64].self) == [.max])
    #expect(throws: StoredValueError.self) { try StoredValue([1e300]).decode([Float].self) }
    #expect(throws: StoredValueError.self) { try StoredValue([300]).decode([Int8].self) }
    #expect(throws: StoredValueError.self) { try StoredValue([-1]).decode([UInt].self) }
  }

  @Test("The stored form is the form that a developer would write")
  func written() throws {
    let stored = try StoredValue(Route.labelled(id: 3, name: "A"))
    #expect(
      stored == .dictionary(["labelled": .dictionary(["id": .int(3), "name": .string("A")])]))
    #expect(stored.description == #"{"labelled": {"id": 3, "name": "A"}}"#)
  }

  class Animal: Codable {
    var legs = 4
    init() {}
  }

  final class Dog: Animal {
    var name = "Rex"
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      try super.init(from: container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try super.encode(to: container.superEncoder())
    }
    enum CodingKeys: CodingKey { case name }
  }

  @Test("Superclasses have their own container")
  func superclasses() throws {
    let dog = Dog()
    dog.legs = 3
    dog.name = "Tripod"
    let stored = try StoredValue(dog)
    #expect(
      stored == .dictionary(["name": .string("Tripod"), "super": .dictionary(["legs": .int(3)])]))
    let back = try stored.decode(Dog.self)
    #expect(back.legs == 3 && back.name == "Tripod")
  }

  @Test("A value of another type is an error that names its place")
  func mismatches() {
    let values: [StoredValue] = [
      .null, .int(3), .array([]), .dictionary([:]), .dictionary(["labelled": .int(3)]),
      .dictionary(["labelled": .dictionary(["id": .string("x")])]),
      .dictionary(["gone": .dictionary([:])]), .dictionary(["plain": .null, "optional": .null]),
    ]
    for value in values {
      #expect(throws: StoredValueError(.notDecodable, "")) { try value.decode(Route.self) }
    }
    let error = #expect(throws: StoredValueError.self) { try values[5].decode(Route.self) }
    #expect(error?.message.contains("labelled.id") == true)
  }

  /// Nests in every possible way.
  struct Deep: Codable {
    enum Way: CaseIterable { case value, keyed, list, single, lists, asked }
    var depth: Int
    var way: Way

    init(_ depth: Int, _ way: Way) { (self.depth, self.way) = (depth, way) }
    init(from decoder: any Decoder) throws {
      // Decodes itself recursively.
      self = try decoder.singleValueContainer().decode(Deep.self)
    }

    func encode(to encoder: any Encoder) throws {
      let next = Deep(depth - 1, way)
      guard depth > 0 else { return }
      switch way {
      case .value:
        var container = encoder.container(keyedBy: StoredKey.self)
        try container.encode(next, forKey: StoredKey("a"))
      case .keyed:
        var container = encoder.container(keyedBy: StoredKey.self)
        for _ in 0..<depth {
          container = container.nestedContainer(keyedBy: StoredKey.self, forKey: StoredKey("a"))
        }
      case .lists:
        var container = encoder.unkeyedContainer()
        for _ in 0..<depth { container = container.nestedUnkeyedContainer() }
      case .list:
        var container = encoder.unkeyedContainer()
        try container.encode(next)
      case .single:
        var container = encoder.singleValueContainer()
        try container.encode(next)
      case .asked:
        var container = encoder.unkeyedContainer()
        try next.encode(to: container.superEncoder())
      }
    }
  }

  @Test("Excessive nesting is an error, without an overflow", arguments: Deep.Way.allCases)
  func tooDeep(way: Deep.Way) throws {
    #expect(throws: StoredValueError(.tooDeep, "")) { try StoredValue(Deep(1_000, way)) }
    _ = try StoredValue(Deep(60, way))
    #expect(throws: StoredValueError(.tooDeep, "")) { try StoredValue.null.decode(Deep.self) }
    let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(throws: StoredValueError(.tooDeep, "")) {
      try JSONDecoder().decode(StoredValue.self, from: Data(text.utf8))
    }
  }

  @Test("Excessive size is an error")
  func tooLarge() {
    #expect(throws: StoredValueError(.tooLarge, "")) {
      try StoredValue(Array(repeating: 1, count: 200_000))
    }
    #expect(throws: StoredValueError(.tooLarge, "")) {
      let text = "[" + String(repeating: "1,", count: 200_000) + "1]"
      _ = try JSONDecoder().decode(StoredValue.self, from: Data(text.utf8))
    }
  }

  struct Confused: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(1)
      var names = encoder.container(keyedBy: StoredKey.self)
      try names.encode(2, forKey: StoredKey("a"))
    }
  }

  @Test("An invalid encoding is an error, without a trap")
  func confused() {
    #expect(throws: StoredValueError(.notEncodable, "")) { try StoredValue(Confused()) }
  }

  @Test("Values whose type changes within an array keep their types")
  func changingKinds() throws {
    let text =
      #"[{"a":1},{"a":"x"},{"a":2.5},{"a":9223372036854775807},{"a":18446744073709551615},{"a":true},{"a":null},{"a":[1,"x",2.5,9007199254740993,null,[],{},true]},{"a":{"a":1}},{"a":2.5},{"a":9007199254740993}]"#
    let value = try JSONDecoder().decode(StoredValue.self, from: Data(text.utf8))
    #expect(value.description.replacing(" ", with: "") == text)
  }
}
