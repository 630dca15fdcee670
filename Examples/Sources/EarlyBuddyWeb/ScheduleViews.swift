import EarlyBuddy
import UsherWeb

extension WebViews {
  func addSchedules() {
    register(CalendarModel.self) { calendar in
      MonthGrid(calendar)
      Failure(calendar.book.failure)
    }

    register(DayModel.self) { model in
      Section(model.isToday ? model.day.title : nil, footer: model.footer) {
        if model.schedules.isEmpty { Row(model.isToday ? "오늘은 일정이 없어요" : "일정이 없어요") }
        for schedule in model.schedules { Row(schedule) { model.tap(schedule) } }
      }
      Failure(model.book.failure)
      Spacer()
      Button("일정 추가") { model.tapAdd() }
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

extension DayModel {
  fileprivate var footer: String? {
    laterCount == 0 || !isToday ? nil : "다가오는 일정이 \(laterCount)개 더 있어요."
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
