import Testing
import Usher
import UsherTesting

@testable import EarlyBuddy

@MainActor
@Suite("EarlyBuddy: walked at random", .timeLimit(.minutes(2)))
struct RandomWalkTests {
  @Test("ten thousand steps, and whatever has ended is gone", arguments: 1...10)
  func walks(_ seed: UInt64) async {
    let app = MemoryServices()
    let host = InMemoryHost(makeEarlyBuddy(app.services))
    var dice = Dice(number: seed)
    var taken: [String] = []
    for _ in 0..<1000 {
      taken.append(takeStep(in: host, &dice))
      // Tasks that the step began come to their end, but for what waits for an answer.
      for _ in 0..<5 { await Task.yield() }
      guard taken.count.isMultiple(of: 10), host.alert == nil else { continue }
      for _ in 0..<1000 where !host.leaks.isEmpty { await Task.yield() }
      guard host.leaks.isEmpty, host.misuses.isEmpty else { break }
    }
    #expect(host.leaks == [], "after \(taken.suffix(12))")
    #expect(taken.count == 1000)
    #expect(app.memory.nextID > 2, "the walk goes all the way")
    host.tree.close()
    while !host.leaks.isEmpty { await Task.yield() }
  }

  /// Takes a step of those that a person can take now, and returns its name; nothing of it is held on.
  private func takeStep(in host: InMemoryHost, _ dice: inout Dice) -> String {
    let steps = steps(host)
    let step = steps[dice.roll(steps.count)]
    step.take()
    return step.name
  }

  /// What a person can do now.
  private func steps(_ host: InMemoryHost) -> [Act] {
    if let alert = host.alert {
      return alert.actions.map { action in Act(action.title) { host.person.choose(action.title) } }
    }
    var steps = buttons(of: host.topScreen)
    if host.person.seesBackButton {
      steps.append(Act("back") { host.person.tapBack() })
      steps.append(Act("swipe") { host.person.swipeBack() })
      steps.append(Act("swipe, not quite") { host.person.beginSwipeBack().cancel() })
      let count = host.person.backMenuCount
      steps.append(Act("back over \(count)") { host.person.chooseFromBackMenu(over: count) })
    }
    return steps
  }

  private func buttons(of screen: AnyObject?) -> [Act] {
    switch screen {
    case let main as MainModel:
      return [Act("add") { main.tapAdd() }, Act("calendar") { main.tapCalendar() }]
        + main.schedules.prefix(1).map { schedule in Act("open") { main.tap(schedule) } }
    case let adding as AddScheduleModel:
      return [
        Act("title") { adding.draft.title = "치과" }, Act("day") { adding.draft.day = "2026-12-24" },
        Act("title and place") { (adding.draft.title, adding.draft.place) = ("치과", .busan) },
        Act("place") { adding.tapPlace() }, Act("save") { adding.save() },
        Act("save twice") {
          adding.save()
          adding.save()
        },
      ]
    case let search as SearchPathModel:
      return [
        Act("type") { search.type("서") }, Act("forget") { search.forgetRecents() },
        Act("pick") { search.pick(.suwon) }, Act("pick another") { search.pick(.busan) },
      ]
    case let map as MapModel:
      return [
        Act("confirm") { map.confirm() },
        Act("confirm twice") {
          map.confirm()
          map.confirm()
        },
        Act("nearer") { map.map.zoomIn() }, Act("farther") { map.map.zoomOut() },
      ]
    case let calendar as CalendarModel:
      return [
        Act("add") { calendar.tapAdd() }, Act("later") { calendar.tapLater() },
        Act("24 December") { calendar.tap(Day("2026-12-24")!) },
        Act("today") { calendar.tapToday() },
      ] + calendar.schedules.prefix(1).map { schedule in Act("open") { calendar.tap(schedule) } }
    case let schedule as ScheduleModel:
      return [Act("remove") { schedule.tapRemove() }]
    default:
      return [Act("wait") {}]
    }
  }
}

/// Something that a person can do.
@MainActor
private struct Act {
  let name: String
  let take: @MainActor () -> Void

  init(_ name: String, take: @escaping @MainActor () -> Void) {
    (self.name, self.take) = (name, take)
  }
}

/// Numbers that look like chance and are the same each time.
private struct Dice {
  var number: UInt64

  mutating func roll(_ sides: Int) -> Int {
    number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((number >> 33) % UInt64(sides))
  }
}
