package import EarlyBuddy
import EarlyBuddyMemory
package import UsherTesting

extension DayModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [FuzzAction("add") { self.tapAdd() }]
      + schedules.prefix(1).map { schedule in FuzzAction("open") { self.tap(schedule) } }
  }
}

extension AddScheduleModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("write") { self.draft.title = "치과" },
      FuzzAction("another day") { self.draft.day = "2026-12-24" },
      FuzzAction("place") { self.tapPlace() }, FuzzAction("save") { self.save() },
      FuzzAction("cancel") { self.tapCancel() },
    ]
  }
}

extension SearchPathModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("type") { self.type("수") }, FuzzAction("forget") { self.forgetRecents() },
      FuzzAction("pick") { self.pick(EarlyBuddyMemory.suwon) },
    ]
  }
}

extension MapModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [
      FuzzAction("confirm") { self.confirm() }, FuzzAction("nearer") { self.map.zoomIn() },
      FuzzAction("farther") { self.map.zoomOut() },
    ]
  }
}

extension CalendarModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] {
    [FuzzAction("today") { self.tapToday() }, FuzzAction("later") { self.tapLater() }]
      + page.month.days.suffix(1).map { day in FuzzAction("last day") { self.tap(day) } }
  }
}

extension ScheduleModel: FuzzableScreen {
  package var fuzzActions: [FuzzAction] { [FuzzAction("remove") { self.tapRemove() }] }
}
