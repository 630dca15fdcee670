import EarlyBuddy
import UsherWeb

extension WebViews {
  func addSchedules() {
    register(MainModel.self) { main in
      Section(main.day.title, footer: main.footer) {
        if main.schedules.isEmpty { Row("오늘은 일정이 없어요") }
        for schedule in main.schedules { Row(schedule) { main.tap(schedule) } }
      }
      Failure(main.book.failure)
      Spacer()
      Button("일정 추가") { main.tapAdd() }
      Button("달력", role: .secondary) { main.tapCalendar() }
    }

    register(CalendarModel.self) { calendar in
      MonthGrid(calendar)
      Section(calendar.page.day.title) {
        if calendar.schedules.isEmpty { Row("일정이 없어요") }
        for schedule in calendar.schedules { Row(schedule) { calendar.tap(schedule) } }
      }
      Failure(calendar.book.failure)
      Spacer()
      Button("이날 일정 추가") { calendar.tapAdd() }
    }

    register(ScheduleModel.self) { model in
      if let plan = model.schedule?.plan, let map = model.map {
        Section {
          Row("날짜", value: plan.day.title)
          Row("시간", value: plan.time.title)
        }
        MapDrawing(map)
        PlaceFacts(plan.place)
        Button("일정 삭제", role: .destructive) { model.tapRemove() }
        Attribution()
      } else if model.isMissing {
        Text("삭제된 일정이에요.", style: .secondary)
      }
      Failure(model.failure)
    }
  }
}

extension MainModel {
  fileprivate var footer: String? {
    laterCount == 0 ? nil : "다가오는 일정이 \(laterCount)개 더 있어요."
  }
}

extension Row {
  /// A schedule, which a tap opens.
  fileprivate init(_ schedule: Schedule, action: @escaping @MainActor () -> Void) {
    self.init(
      schedule.plan.title,
      detail: "\(schedule.plan.place.name), \(schedule.plan.place.whereabouts)",
      value: schedule.plan.time.title, id: "schedule \(schedule.id)", action: action)
  }
}
