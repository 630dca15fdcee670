import DemoTesting
import Foundation
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: EarlyBuddy")
  struct EarlyBuddy {
    @Test("a place is found by Korean letters, comes back as a value, and survives a restart")
    func wholeWay() async throws {
      try await Visitor.restarting("earlybuddy") { visitor, restart in
        try await visitor.sees(title: "오늘의 일정")
        try await visitor.sees(text: "오늘은 일정이 없어요")
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
        try await visitor.tap("이 장소 선택")
        try await visitor.sees(title: "일정 추가")
        try await visitor.sees(event: "searchPath: SearchPathCoordinator left: finished")
        try await visitor.tap("저장")
        try await visitor.sees(title: "오늘의 일정")
        try await visitor.sees(text: "치과 예약")
        try await restart()
        try await visitor.open("earlybuddy")
        try await visitor.sees(text: "치과 예약")
        try await visitor.sees(text: "수원, 대한민국 경기도")
        try await visitor.tap("일정 추가")
        try await visitor.tap("장소")
        try await visitor.sees(text: "최근 검색")
        try await visitor.tap("최근 수원")
        try await visitor.sees(text: "Suwon")
      }
    }

    @Test("a search finds 부산 while an input method composes it, and leaves the composition alone")
    func composing() async throws {
      try await onPhone { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.tap("장소")
        try await visitor.rests()
        let field = "\(visitor.top) input[name$='/장소']"
        try await visitor.browser.click(field)
        for text in ["ㅂ", "부", "붓", "부사", "부산"] {
          try await visitor.browser.compose(text)
          try await visitor.browser.waitForElement("\(visitor.top) [value$='/부산 1838524']")
          // The server's update contains the composed text too, and the composition continues.
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

    @Test("a day of the calendar gets a schedule, which is removed after a confirmation")
    func calendar() async throws {
      try await onPhone { visitor in
        try await visitor.tapBack()
        try await visitor.sees(title: "달력")
        let firstDay = "document.querySelector('[data-active] .eb-day').value.split('/').pop()"
        let here = try await visitor.browser.execute("return \(firstDay)")
        try await visitor.tap("다음 달")
        try await visitor.browser.wait(
          for: "the next month", until: "\(firstDay) !== arguments[0]", here)
        let next = try await visitor.browser.execute("return \(firstDay)")
        let first = try #require(next.string)
        try await visitor.tap(first)
        try await visitor.sees(text: "일정이 없어요")
        try await visitor.sees(address: "earlybuddy/calendar/\(first)")
        try await visitor.tap("일정 추가")
        try await visitor.write("여행", "제목")
        try await visitor.tap("장소")
        try await visitor.write("베니스", "장소")
        try await visitor.tap("베네치아 3164603")
        try await visitor.tap("이 장소 선택")
        try await visitor.tap("저장")
        try await visitor.sees(text: "여행")
        try await visitor.tapBack()
        try await visitor.browser.waitForElement(
          "\(visitor.top) .eb-day[aria-pressed=true][value$='/\(first)'] .eb-dots i")
        try await visitor.tap(first)
        try await visitor.tap("schedule 1")
        try await visitor.sees(title: "여행")
        try await visitor.tap("일정 삭제")
        try await visitor.choose("삭제")
        try await visitor.sees(text: "일정이 없어요")
      }
    }

    @Test("a day and a time are picked in Korean, and a station is found and shown on its map")
    func choosing() async throws {
      try await onPhone { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.write("약속", "제목")
        try await visitor.choose("2031", of: "날짜/year")
        try await visitor.choose("02", of: "날짜/month")
        try await visitor.choose("31", of: "날짜/day")
        // February has no such day.
        try await visitor.sees("28", in: "날짜/day")
        try await visitor.choose("18", of: "시간/hour")
        try await visitor.choose("05", of: "시간/minute")
        try await visitor.tap("장소")
        try await visitor.write("강남역", "장소")
        try await visitor.tap("강남역 100000027")
        try await visitor.sees(title: "강남역")
        try await visitor.tap("이 장소 선택")
        try await visitor.sees("2031", in: "날짜/year")
        try await visitor.tap("저장")
        // A schedule of another day leads there.
        try await visitor.sees(title: "2월 28일 금요일")
        try await visitor.sees(text: "오후 6:05")
      }
    }

    @Test("leaving unsaved text asks first, by Back and by the browser's Back")
    func discarding() async throws {
      try await onPhone { visitor in
        try await visitor.tap("일정 추가")
        try await visitor.write("치과", "제목")
        try await visitor.tapBack()
        try await visitor.choose("계속 작성")
        try await visitor.sees(title: "일정 추가")
        try await visitor.browser.back()
        try await visitor.choose("버리기")
        try await visitor.sees(title: "오늘의 일정")
        try await visitor.sees(event: "addSchedule: AddScheduleCoordinator left: browser back")
      }
    }

    @Test("a schedule added in one tab appears in another at once, and for no other visitor")
    func twoTabs() async throws {
      try await onPhone { visitor in
        let first = try await visitor.browser.currentTab
        let second = try await visitor.browser.newTab()
        try await visitor.open("earlybuddy")
        try await visitor.tap("일정 추가")
        try await visitor.write("치과", "제목")
        try await visitor.tap("장소")
        try await visitor.write("부산", "장소")
        try await visitor.tap("부산 1838524")
        try await visitor.tap("이 장소 선택")
        try await visitor.tap("저장")
        try await visitor.sees(text: "치과")
        try await visitor.browser.switchTo(first)
        try await visitor.sees(text: "치과")
        try await visitor.browser.switchTo(second)
        try await withBrowser(width: 390, height: 844) { browser in
          let other = Visitor(browser: browser, address: visitor.address)
          try await other.open("earlybuddy")
          try await other.sees(text: "오늘은 일정이 없어요")
        }
      }
    }

    /// Visits the app in the width of a phone, beside the panel.
    private func onPhone(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      try await Visitor.visiting("earlybuddy", width: 820, body)
    }
  }
}

extension Visitor {
  /// Replaces the text in a field of the top screen.
  fileprivate func write(_ text: String, _ label: String) async throws {
    try await rests()
    let field = "\(top) input[name$='/\(label)']"
    try await browser.clear(field)
    try await browser.type(text, into: field)
  }

  /// Chooses a part of a day or a time, and waits until the server has it.
  fileprivate func choose(_ value: String, of part: String) async throws {
    try await rests()
    try await browser.execute(
      """
      const field = document.querySelector(arguments[0]);
      field.value = arguments[1];
      field.dispatchEvent(new Event("input", { bubbles: true }));
      """, .string("\(top) [name$='/\(part)']"), .string(value))
    try await browser.wait(
      for: "the server to have what was chosen",
      until: "!document.querySelector(arguments[0]).pending",
      .string("\(top) [name$='/\(part)']"))
  }

  /// Checks the chosen part of a day or a time.
  fileprivate func sees(_ value: String, in part: String) async throws {
    try await browser.wait(
      for: "“\(value)” in \(part)",
      until: "document.querySelector(arguments[0])?.value === arguments[1]",
      .string("\(top) [name$='/\(part)']"), .string(value))
  }

  /// Checks for a text on the top screen.
  fileprivate func sees(text: String) async throws {
    try await browser.wait(
      for: "the text “\(text)”",
      until: "document.querySelector('\(top)')?.innerText.includes(arguments[0])", .string(text))
    try await rests()
  }
}
