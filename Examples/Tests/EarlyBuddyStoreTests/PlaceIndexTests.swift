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

  @Test("the index has every place of the file: 282 towns of Korea, and 691 other places there")
  func all() async throws {
    let (count, korean) = try await index.database.read { db in
      (
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM place"),
        try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM place WHERE country = '대한민국'")
      )
    }
    #expect(count == 8682 && count == Bundled.entries.count)
    #expect(korean == 282 + 691)
    #expect(Bundled.entries.count { $0.place.category != nil } == 691)
  }

  @Test("no query scans every row")
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

  /// Returns SQLite's plan of a query.
  private func plan(_ query: String, _ arguments: StatementArguments) async throws -> [String] {
    try await index.database.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + query, arguments: arguments)
        .map { $0["detail"] }
    }
  }

  @Test(
    "a search finds the places whose name contains the text, from one syllable up",
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
    "the intended place comes first",
    arguments: [
      ("서울", "서울"), ("서", "서울"), ("부산", "부산"), ("광주", "광주"), ("도쿄", "도쿄"),
      ("동경", "도쿄"), ("베니스", "베네치아"), ("뉴욕", "뉴욕"), ("파리", "파리"), ("빈", "빈"),
      ("비엔나", "빈"), ("Seoul", "서울"), ("seoul", "서울"), ("SAO PAULO", "상파울루"),
      ("são paulo", "상파울루"), ("lodz", "우치"), ("new york", "뉴욕"), ("엘에이", "로스앤젤레스"),
    ])
  func ranking(_ text: String, _ name: String) async throws {
    #expect(try await index.places(matching: text).first?.name == name)
  }

  @Test(
    "districts, stations, airports and sights are found first by their everyday names",
    arguments: [
      ("강남", "강남구"), ("강남역", "강남역"), ("홍대", "홍대"), ("홍대입구", "홍대입구역"), ("종로", "종로"),
      ("잠실", "잠실역"), ("판교", "판교"), ("서울역", "서울역"), ("인천공항", "인천국제공항"), ("독도", "독도"),
      ("김포공항", "김포국제공항"), ("제주공항", "제주국제공항"), ("여의도", "여의도"), ("해운대", "해운대해수욕장"),
      ("광화문", "광화문"), ("남산타워", "남산서울타워"), ("롯데월드", "롯데월드"), ("에버랜드", "에버랜드"),
      ("한라산", "한라산"), ("경복궁", "경복궁"), ("코엑스", "코엑스"), ("서울대", "서울대학교"), ("COEX", "코엑스"),
      ("Gangnam", "강남구"), ("gangnam station", "강남역"), ("명동", "명동"), ("이태원", "이태원"),
      ("강나", "강남구"), ("인천공", "인천국제공항"), ("DMC", "디지털미디어시티역"), ("63빌딩", "63빌딩"),
    ])
  func known(_ text: String, _ name: String) async throws {
    #expect(try await index.places(matching: text).first?.name == name)
  }

  @Test("a name that equals the text comes first, then the names that begin with it")
  func grades() async throws {
    let names = try await index.places(matching: "잠실").map(\.name)
    #expect(names.first == "잠실역")
    #expect(names.contains("롯데월드") == false && names.contains("잠실종합운동장"))
    let suwon = try await index.places(matching: "수원").map(\.name)
    #expect(suwon.prefix(2) == ["수원", "수원역"])
  }

  @Test("a place comes with its kind, and a stored place without a kind is a town")
  func categories() async throws {
    for (text, kind) in [
      ("서울역", PlaceKind.station), ("인천공항", .airport), ("독도", .island), ("송파구", .district),
      ("수원", .metropolis),
    ] {
      #expect(try await index.places(matching: text).first?.kind == kind)
    }
    let kept = Data(
      """
      {"country":"대한민국","id":1,"localName":"Suwon","name":"수원","population":5,"region":"",\
      "spot":{"latitude":37.3,"longitude":127}}
      """.utf8)
    #expect(try JSONDecoder().decode(Place.self, from: kept).category == nil)
  }

  @Test("of two places with one name the larger comes first, and both name their region")
  func twins() async throws {
    let twins = try await index.places(matching: "광주").filter { $0.name == "광주" }
    #expect(twins.map(\.region).prefix(2) == ["광주광역시", "경기도"])
  }

  @Test("a large place with the text inside its name comes before a village that begins with it")
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

  @Test("a search is quick and ends, however long its text is")
  func long() async throws {
    #expect(try await index.places(matching: String(repeating: "서울", count: 100_000)) == [])
  }

  @Test("an area contains its places, also across the date line")
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
