import Testing

@testable import EarlyBuddy

@Suite("EarlyBuddy: days, months and times")
struct TimeTests {
  @Test(
    "valid days are written and read",
    arguments: ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"])
  func days(_ text: String) {
    #expect(Day(text)?.text == text)
  }

  @Test(
    "an invalid day is refused",
    arguments: [
      "", "2026-11-31", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-1-01",
      "0000-01-01", "2026-11-21 ", "+026-11-21", "２０２６-11-21", "2026-11-21-", "-026-01-01",
    ])
  func noDays(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test("each day follows the one before in its week, for four hundred years")
  func weekdays() throws {
    var month: Month? = Month(of: try #require(Day("1800-01-01")))
    var weekday = 3  // 1 January 1800 was a Wednesday.
    for _ in 0..<4800 {
      for day in try #require(month).days {
        #expect(day.weekday == weekday)
        weekday = (weekday + 1) % 7
      }
      month = month?.adding(1)
    }
    // Four hundred years are whole weeks.
    #expect(weekday == 3)
    #expect(Day("2026-11-21")?.title == "11월 21일 토요일")
  }

  @Test("a month has all of its days, each below its weekday")
  func months() throws {
    let month = Month(of: try #require(Day("2026-11-21")))
    #expect(month.title == "2026년 11월")
    #expect(month.weeks.count == 5)
    #expect(month.weeks.joined().compactMap { $0 } == month.days)
    for week in month.weeks {
      #expect(week.count == 7)
      for (position, day) in week.enumerated() { #expect(day == nil || day?.weekday == position) }
    }
    #expect(month.adding(2)?.title == "2027년 1월" && month.adding(-11)?.title == "2025년 12월")
    #expect(Month(of: Day("0001-01-01")!).adding(-1) == nil)
    #expect(Month(of: Day("9999-12-01")!).adding(1) == nil)
  }

  @Test(
    "times are written and read",
    arguments: [
      ("00:00", "오전 12:00"), ("08:05", "오전 8:05"), ("12:30", "오후 12:30"), ("23:59", "오후 11:59"),
    ])
  func times(_ text: String, _ title: String) {
    #expect(DayTime(text)?.text == text)
    #expect(DayTime(text)?.title == title)
  }

  @Test(
    "an invalid time is refused",
    arguments: ["", "24:00", "12:60", "8:30", "08:3", "08.30", "-1:00", "08:30:00"])
  func noTimes(_ text: String) {
    #expect(DayTime(text) == nil)
  }
}

@Suite("EarlyBuddy: places on a map")
struct MapTests {
  @Test("a coordinate is read with its directions")
  func spots() {
    #expect(Place.seoul.spot.title == "북위 37.5660° 동경 126.9784°")
    #expect(Spot(latitude: -0.00004, longitude: -179.99996).title == "남위 0.0000° 서경 180.0000°")
  }

  @Test("the middle is in the middle, north is up, east is to the right, and distances are right")
  func positions() {
    let area = MapArea(middle: Place.seoul.spot, reach: 400)
    #expect(area.position(of: Place.seoul.spot) == (0, 0))
    let busan = area.position(of: Place.busan.spot)
    #expect(busan.x > 0 && busan.y > 0)
    // The distance from Seoul to Busan is 325 km.
    let distance = (busan.x * busan.x + busan.y * busan.y).squareRoot() * 400
    #expect((320...330).contains(distance))
  }

  @Test("near places are near across the date line")
  func dateLine() {
    let area = MapArea(middle: Spot(latitude: 0, longitude: 179.5), reach: 200)
    let position = area.position(of: Spot(latitude: 0, longitude: -179.5))
    #expect(position.x > 0 && position.x < 1)
  }

  @Test(
    "the cosine is right",
    arguments: [(0.0, 1.0), (60, 0.5), (-60, 0.5), (90, 0), (-45, 0.7071067811865476)])
  func cosine(_ degrees: Double, _ value: Double) {
    #expect(abs(Trigonometry.cosine(degrees: degrees) - value) < 1e-9)
  }

  @Test(
    "a kind states how many residents a place has",
    arguments: [
      (0, PlaceKind.unknown), (1, .village), (9_999, .village), (10_000, .town), (100_000, .city),
      (1_000_000, .metropolis),
    ])
  func kinds(_ population: Int, _ kind: PlaceKind) {
    #expect(PlaceKind(population: population) == kind)
  }
}
