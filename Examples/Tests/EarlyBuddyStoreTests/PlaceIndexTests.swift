import EarlyBuddy
import Foundation
import GRDB
import Testing

@testable import EarlyBuddyStore

@Suite("EarlyBuddy: places", .timeLimit(.minutes(10)))
struct PlaceIndexTests {
  private static let shared = Result { try PlaceIndex.open(in: nil) }

  let index: PlaceIndex

  init() throws {
    index = try Self.shared.get()
  }

  @Test("every place of the file is in the index, 282 of them in Korea")
  func all() async throws {
    let (count, korean) = try await index.database.read { db in
      (
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM place"),
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM place WHERE country = '대한민국'")
      )
    }
    #expect(count == 7991 && count == Bundled.entries.count)
    #expect(korean == 282)
  }

  @Test("no query looks at every row")
  func plans() async throws {
    let searching = try await plan(
      PlaceIndex.searchQuery, ["key": SearchKey("서").joined, "length": 2])
    #expect(searching.first == "SEARCH part USING PRIMARY KEY (key>? AND key<?)")
    let area: StatementArguments = ["south": 37, "north": 38, "longitude": 127, "half": 1]
    let drawing = try await plan(PlaceIndex.areaQuery, area)
    #expect(
      drawing.first == "SEARCH place USING INDEX place_by_latitude (latitude>? AND latitude<?)")
    let lookingEverywhere = try await plan("SELECT * FROM place WHERE name LIKE '%서%'", [])
    #expect(lookingEverywhere == ["SCAN place"])
    #expect(!(searching + drawing).contains { $0.contains("SCAN") })
  }

  /// How SQLite goes about a query.
  private func plan(_ query: String, _ arguments: StatementArguments) async throws -> [String] {
    try await index.database.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + query, arguments: arguments)
        .map { $0["detail"] }
    }
  }

  @Test(
    "what is found by a text is what has it in a name, from one syllable up",
    arguments: [
      "서", "울", "산", "빈", "욕", "트", "서울", "아테", "네치", "비엔", "스부르크", "페테르부르크",
      "캄차스", "베니스", "경성", "멕시코시", "멕시코 시", "동 대", "김천시", "1동", "없는곳", "읍읍",
    ])
  func oracle(_ text: String) async throws {
    let wanted = text.filter { $0 != " " }
    let expected = Set(
      Bundled.entries.filter { entry in
        ([entry.place.name] + entry.others).contains { name in
          name.filter { $0.isLetter || $0.isNumber }.contains(wanted)
        }
      }.map(\.place.id))
    let strict = try await index.database.read { db in
      try Row.fetchAll(
        db, sql: PlaceIndex.searchQuery.replacing("LIMIT 50", with: ""),
        arguments: [
          "key": SearchKey(text).joined, "length": SearchKey(text).joined.unicodeScalars.count,
        ]
      ).filter { ($0["grade"] as Int) < 2 }.map { $0["id"] as Int }
    }
    #expect(Set(strict) == expected)
    #expect(strict.count == expected.count)
    let found = try await index.places(matching: text).map(\.id)
    #expect(expected.isSubset(of: found) || found.count == PlaceIndex.mostFound)
  }

  @Test(
    "the place that one means comes first",
    arguments: [
      ("서울", "서울"), ("서", "서울"), ("부산", "부산"), ("광주", "광주"), ("도쿄", "도쿄"),
      ("동경", "도쿄"), ("베니스", "베네치아"), ("뉴욕", "뉴욕"), ("파리", "파리"), ("빈", "빈"),
      ("비엔나", "빈"), ("Seoul", "서울"), ("seoul", "서울"), ("SAO PAULO", "상파울루"),
      ("são paulo", "상파울루"), ("lodz", "우치"), ("new york", "뉴욕"), ("엘에이", "로스앤젤레스"),
    ])
  func ranking(_ text: String, _ name: String) async throws {
    #expect(try await index.places(matching: text).first?.name == name)
  }

  @Test("of two places of one name the larger one comes first, and both say where they are")
  func twins() async throws {
    let twins = try await index.places(matching: "광주").filter { $0.name == "광주" }
    #expect(twins.map(\.region).prefix(2) == ["광주광역시", "경기도"])
  }

  @Test("a large place with the text inside of its name comes before a village that begins with it")
  func sizes() async throws {
    let names = try await index.places(matching: "울").map(\.name)
    #expect(names.prefix(2) == ["울산", "울란바토르"])
    #expect(names.prefix(8).contains("서울"))
  }

  @Test(
    "a name is found at each key on the way to it",
    arguments: [
      ("부산", ["부", "붓", "부사", "부산"]), ("서울", ["ㅅ", "서", "성", "서우", "서울"]),
      ("안양", ["안", "안야", "안양"]), ("밴쿠버", ["밴", "밴ㅋ", "밴쿠", "밴쿱", "밴쿠버"]),
    ])
  func typing(_ name: String, _ steps: [String]) async throws {
    for step in steps {
      #expect(try await index.places(matching: step).contains { $0.name == name }, "\(step)")
    }
  }

  @Test(
    "texts that name nothing find nothing",
    arguments: ["", " ", "\t\n", "%", "_", "'", "…", "'; --", "ㅏ"])
  func nothing(_ text: String) async throws {
    #expect(try await index.places(matching: text) == [])
  }

  @Test("however long a text is, looking for it is quick, and ends")
  func long() async throws {
    #expect(try await index.places(matching: String(repeating: "서울", count: 100_000)) == [])
  }

  @Test("an area holds the places in it, also across the line where the days change")
  func areas() async throws {
    let around = try await index.places(in: MapArea(middle: Place.suwon.spot, reach: 60))
    #expect(around.first?.name == "서울")
    #expect(around.contains { $0.name == "인천" } && !around.contains { $0.name == "부산" })
    let fiji = MapArea(middle: Spot(latitude: -17, longitude: 179.9), reach: 1500)
    let islands = try await index.places(in: fiji)
    #expect(
      islands.contains { $0.spot.longitude < 0 } && islands.contains { $0.spot.longitude > 0 })
  }
}
