import EarlyBuddy
import UsherWeb

/// A month as a table of days, each a button, with a dot for days with schedules.
struct MonthGrid: Component {
  let calendar: CalendarModel

  init(_ calendar: CalendarModel) { self.calendar = calendar }

  func render(in context: inout ComponentContext) -> Markup {
    let month = calendar.page.month
    let head: Markup = .element(
      "div", ["class": "eb-month-head"],
      [
        turn("이전 달", "‹", in: &context) { calendar.tapEarlier() },
        .element("h2", ["aria-live": "polite"], [.text(month.title)]),
        turn("다음 달", "›", in: &context) { calendar.tapLater() },
        .element(
          "button",
          (["class": "eb-today"] as MarkupAttributes).merging(
            context.button("오늘") { calendar.tapToday() }), ["오늘"]),
      ])
    let names = Day.weekdays.map { Markup.element("th", ["scope": "col"], [.text($0)]) }
    let weeks = month.weeks.map { week in
      Markup.element("tr", [:], week.map { .element("td", [:], [cell($0, in: &context)]) })
    }
    return .element(
      "div", ["class": "u-group eb-month"],
      [
        head,
        .element(
          "table", ["aria-label": month.title],
          [
            .element("thead", [:], [.element("tr", [:], names)]), .element("tbody", [:], weeks),
          ]),
      ])
  }

  private func cell(_ day: Day?, in context: inout ComponentContext) -> Markup {
    guard let day else { return .empty }
    let count = calendar.count(on: day)
    let isChosen = day == calendar.page.day
    let attributes: MarkupAttributes = [
      "class": "eb-day", "aria-label": count == 0 ? day.title : "\(day.title), 일정 \(count)개",
      "aria-pressed": "\(isChosen)", "aria-current": calendar.isToday(day) ? "date" : nil,
    ]
    return .element(
      "button", attributes.merging(context.button(day.text) { calendar.tap(day) }),
      [
        .text("\(day.day)"),
        .element("span", ["class": "eb-dots"], (0..<min(count, 3)).map { _ in .element("i") }),
      ])
  }

  private func turn(
    _ label: String, _ sign: String, in context: inout ComponentContext,
    action: @escaping @MainActor () -> Void
  ) -> Markup {
    .element(
      "button",
      (["class": "eb-turn", "aria-label": label] as MarkupAttributes).merging(
        context.button(label, action: action)), [.text(sign)])
  }
}
