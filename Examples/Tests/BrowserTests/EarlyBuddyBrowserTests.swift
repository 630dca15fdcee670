import DemoTesting
import Foundation
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: EarlyBuddy")
  struct EarlyBuddy {
    @Test("a place is found by Korean letters, comes back as a value, and is kept over a restart")
    func wholeWay() async throws {
      try await withFolder { folder in
        try await visiting(keepingDataIn: folder) { visitor in
          try await visitor.sees(title: "오늘의 일정")
          try await visitor.sees(text: "오늘은 일정이 없습니다")
          try await visitor.tap("일정 추가")
          try await visitor.sees(title: "일정 추가")
          try await visitor.write("치과 예약", "제목")
          try await visitor.tap("장소")
          try await visitor.sees(title: "장소 검색")
          try await visitor.write("서", "장소")
          try await visitor.sees(text: "서울")
          try await visitor.write("수원", "장소")
          try await visitor.tap("수원 1835553")
          try await visitor.sees(title: "수원")
          try await visitor.sees(text: "북위 37.2911° 동경 127.0089°")
          try await visitor.browser.waitForElement("\(visitor.top) svg.eb-map .eb-pin")
          try await visitor.tap("이 장소로 정하기")
          try await visitor.sees(title: "일정 추가")
          try await visitor.sees(event: "ended searchPath: SearchPathCoordinator (finished)")
          try await visitor.tap("저장")
          try await visitor.sees(title: "오늘의 일정")
          try await visitor.sees(text: "치과 예약")
        }
        try await visiting(keepingDataIn: folder) { visitor in
          try await visitor.sees(text: "치과 예약")
          try await visitor.sees(text: "수원, 대한민국 경기도")
          try await visitor.tap("일정 추가")
          try await visitor.tap("장소")
          try await visitor.sees(text: "최근 검색")
          try await visitor.tap("최근 수원")
          try await visitor.sees(text: "Suwon")
        }
      }
    }

    @Test("while an input method composes 부산, it is found, and what is composed is left alone")
    func composing() async throws {
      try await Visitor.visiting("earlybuddy") { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.tap("장소")
        try await visitor.rests()
        let field = "\(visitor.top) input[name$='/장소']"
        try await visitor.browser.click(field)
        for text in ["ㅂ", "부", "붓", "부사", "부산"] {
          try await visitor.browser.compose(text)
          try await visitor.browser.waitForElement("\(visitor.top) [value$='/부산 1838524']")
          // What the server sent meanwhile has the composed text too, and it is still composed.
          try await visitor.browser.wait(
            for: "an answer to “\(text)”",
            until: """
              document.querySelector(arguments[0])?.getAttribute("value") === arguments[1]
                && document.querySelector(arguments[0]).value === arguments[1]
              """, .string(field), .string(text))
        }
        try await visitor.browser.commit("부산")
        try await visitor.tap("부산 1838524")
        try await visitor.sees(title: "부산")
      }
    }

    @Test("the calendar adds to the day that is chosen, and a schedule is removed after a yes")
    func calendar() async throws {
      try await Visitor.visiting("earlybuddy") { visitor in
        try await visitor.tap("달력")
        try await visitor.sees(title: "달력")
        let firstDay = "document.querySelector('[data-active] .eb-day').value.split('/').pop()"
        let here = try await visitor.browser.execute("return \(firstDay)")
        try await visitor.tap("다음 달")
        try await visitor.browser.wait(
          for: "the next month", until: "\(firstDay) !== arguments[0]", here)
        let next = try await visitor.browser.execute("return \(firstDay)")
        let first = try #require(next.string)
        try await visitor.tap(first)
        try await visitor.browser.waitForElement(
          "\(visitor.top) .eb-day[aria-pressed=true][value$='/\(first)']")
        try await visitor.tap("이 날에 일정 추가")
        try await visitor.write("여행", "제목")
        try await visitor.tap("장소")
        try await visitor.write("베니스", "장소")
        try await visitor.tap("베네치아 3164603")
        try await visitor.tap("이 장소로 정하기")
        try await visitor.tap("저장")
        try await visitor.sees(title: "달력")
        try await visitor.browser.waitForElement(
          "\(visitor.top) .eb-day[value$='/\(first)'] .eb-dots i")
        try await visitor.tap("schedule 1")
        try await visitor.sees(title: "여행")
        try await visitor.tap("일정 삭제")
        try await visitor.choose("삭제")
        try await visitor.sees(title: "달력")
        try await visitor.sees(text: "일정이 없습니다")
      }
    }

    @Test("what is written is asked about, by Back and by the browser's own Back")
    func discarding() async throws {
      try await Visitor.visiting("earlybuddy") { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.write("치과", "제목")
        try await visitor.tapBack()
        try await visitor.choose("계속 작성")
        try await visitor.sees(title: "일정 추가")
        try await visitor.browser.back()
        try await visitor.choose("버리기")
        try await visitor.sees(title: "오늘의 일정")
        try await visitor.sees(event: "ended addSchedule: AddScheduleCoordinator (browser back)")
      }
    }

    @Test("two visitors see one store: what one adds is seen by the other without a reload")
    func twoTabs() async throws {
      try await Visitor.visiting("earlybuddy") { visitor in
        let first = try await visitor.browser.currentTab
        let second = try await visitor.browser.newTab()
        try await visitor.open("earlybuddy")
        try await visitor.tap("일정 추가")
        try await visitor.write("치과", "제목")
        try await visitor.tap("장소")
        try await visitor.write("부산", "장소")
        try await visitor.tap("부산 1838524")
        try await visitor.tap("이 장소로 정하기")
        try await visitor.tap("저장")
        try await visitor.sees(text: "치과")
        try await visitor.browser.switchTo(first)
        try await visitor.sees(text: "치과")
        try await visitor.browser.switchTo(second)
      }
    }

    private func visiting(
      keepingDataIn folder: URL, _ body: @Sendable (Visitor) async throws -> Void
    ) async throws {
      try await Visitor.visiting(
        "earlybuddy", arguments: ["--port", "0", "--data", folder.path], body)
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("early-buddy-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }
  }
}

extension Visitor {
  /// Writes into a field of the screen on top, in place of what is in it.
  fileprivate func write(_ text: String, _ label: String) async throws {
    try await rests()
    let field = "\(top) input[name$='/\(label)']"
    try await browser.clear(field)
    try await browser.type(text, into: field)
  }

  /// Sees a text somewhere on the screen on top.
  fileprivate func sees(text: String) async throws {
    try await browser.wait(
      for: "the text “\(text)”",
      until: "document.querySelector('\(top)')?.innerText.includes(arguments[0])", .string(text))
    try await rests()
  }
}
