import EarlyBuddy
import Walking

extension Controls {
  /// What there is to touch on a screen of EarlyBuddy.
  @MainActor
  init(earlyBuddy screen: AnyObject) {
    switch screen {
    case let model as DayModel:
      var buttons = ["일정 추가": model.tapAdd]
      for schedule in model.schedules { buttons[schedule.plan.title] = { model.tap(schedule) } }
      self.init(buttons)
    case let model as AddScheduleModel:
      var buttons = ["장소": model.tapPlace, "취소": model.tapCancel]
      if model.canSave { buttons["저장"] = model.save }
      self.init(buttons, fields: ["제목": { model.draft.title += $0 }])
    case let model as SearchPathModel:
      var buttons: [String: @MainActor () -> Void] = [:]
      for place in model.places ?? [] { buttons[place.name] = { model.pick(place) } }
      self.init(buttons, fields: ["강남역, 제주공항, Paris": { model.type(model.text + $0) }])
    case let model as MapModel: self.init(["이 장소 선택": model.confirm])
    case let model as ScheduleModel: self.init(["일정 삭제": model.tapRemove])
    case let model as CalendarModel:
      var buttons = ["오늘": model.tapToday, "다음 달": model.tapLater]
      for day in model.page.month.days { buttons[day.title] = { model.tap(day) } }
      self.init(buttons)
    default: self.init()
    }
  }
}
