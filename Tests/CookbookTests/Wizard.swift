import Testing
import Usher
import UsherSnapshots
import UsherTesting

final class BookingWizard: Coordinator, StateSaving, LeaveGuard {
  enum Route: Hashable, Codable { case date, guests, summary }
  typealias Output = Booking

  let navigation = Stack<Route>(.date)
  private let drafts: Drafts
  private var draft: Booking

  init(_ drafts: Drafts) {
    self.drafts = drafts
    draft = drafts.saved ?? Booking()
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .date:
      .screen(
        DateModel(
          draft.date, onChange: { self.draft.date = $0 }, onNext: { self.push(.guests) }))
    case .guests: .screen(GuestsModel(draft.guests, onGuests: guestsChosen))
    case .summary: .screen(SummaryModel(draft, onBook: book))
    }
  }

  private func guestsChosen(_ guests: Int) {
    draft.guests = guests
    push(.summary)
  }

  private func book() {
    drafts.saved = nil
    finish(draft)
  }

  var savedState: Booking {
    get { draft }
    set { draft = newValue }
  }

  var leavePolicy: LeavePolicy { draft == drafts.saved ?? Booking() ? .allow : .ask }

  func confirmLeave() async -> Bool {
    let saves = try? await alert(
      "Save the draft?",
      actions: [
        .init("Save", value: true), .init("Discard", role: .destructive, value: false), .cancel(),
      ])
    guard let saves else { return false }
    drafts.saved = saves ? draft : nil
    return true
  }
}

final class HotelFlow: Coordinator {
  enum Route: Hashable, Codable { case hotel, booking }

  let navigation = Stack<Route>(.hotel)
  let drafts = Drafts()
  var booked: [Booking] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .hotel: .screen(HotelModel(onBook: { self.present(.booking) }))
    case .booking: .flow(BookingWizard(drafts)) { self.booked.append($0) }
    }
  }
}

@MainActor
func leave(_ host: InMemoryHost, choosing answer: String) async {
  host.user.swipeDown()
  await host.until { host.alert != nil }
  host.user.choose(answer)
  await host.until { !host.isAsking }
}

// Not on the page:

struct Booking: Hashable, Codable {
  var date = ""
  var guests = 0
}

@MainActor
final class Drafts {
  var saved: Booking?
}

final class HotelModel {
  let onBook: () -> Void
  init(onBook: @escaping () -> Void) { self.onBook = onBook }
}

@MainActor
final class DateModel {
  var date: String { didSet { onChange(date) } }
  private let onChange: @MainActor (String) -> Void
  let onNext: @MainActor () -> Void
  init(
    _ date: String, onChange: @escaping @MainActor (String) -> Void,
    onNext: @escaping @MainActor () -> Void
  ) {
    (self.date, self.onChange, self.onNext) = (date, onChange, onNext)
  }
  func onDate(_ date: String) {
    self.date = date
    onNext()
  }
}

final class GuestsModel {
  let guests: Int
  let onGuests: @MainActor (Int) -> Void
  init(_ guests: Int, onGuests: @escaping @MainActor (Int) -> Void) {
    self.guests = guests
    self.onGuests = onGuests
  }
}

final class SummaryModel {
  let draft: Booking
  let onBook: () -> Void
  init(_ draft: Booking, onBook: @escaping () -> Void) {
    self.draft = draft
    self.onBook = onBook
  }
}

extension CookbookTests {
  @Test("A wizard asks before it is left, and survives the end of the process")
  func wizard() async throws {
    let host = try openSummary(of: HotelFlow())
    await host.expectTree(try page.tree("A wizard with a draft"))
    await leave(host, choosing: "Cancel")

    let restored = HotelFlow()
    let next = InMemoryHost(restored, launch: .restoring(host.tree.snapshot()))
    await next.expectTree(try page.tree("A wizard with a draft"))
    #expect(try next.screen(SummaryModel.self).draft.date == "1 May")
    try next.screen(SummaryModel.self).onBook()
    #expect(restored.booked == [Booking(date: "1 May", guests: 2)])
  }

  @Test("Going back in a wizard keeps the draft and asks nothing")
  func wizardGoesBack() throws {
    let host = try openSummary(of: HotelFlow())
    host.user.swipeBack()
    host.user.swipeBack()
    #expect(try host.screen(DateModel.self).date == "1 May")
    try host.screen(DateModel.self).onDate("2 May")
    #expect(try host.screen(GuestsModel.self).guests == 2)
    #expect(!host.isAsking)
  }

  @Test("A half-typed date in a wizard is asked about, and restored")
  func wizardHalfTyped() async throws {
    let host = InMemoryHost(HotelFlow())
    try host.screen(HotelModel.self).onBook()
    try host.screen(DateModel.self).date = "1 M"
    await leave(host, choosing: "Cancel")
    #expect(host.topScreen is DateModel)
    let next = InMemoryHost(HotelFlow(), launch: .restoring(host.tree.snapshot()))
    #expect(try next.screen(DateModel.self).date == "1 M")
  }

  @Test("A wizard begins with the saved draft", arguments: [("Save", "1 May"), ("Discard", "")])
  func wizardSaves(_ answer: String, begins date: String) async throws {
    let hotel = HotelFlow()
    let host = try openSummary(of: hotel)
    await leave(host, choosing: "Cancel")
    #expect(host.topScreen is SummaryModel)
    await leave(host, choosing: answer)
    #expect(host.topScreen is HotelModel)
    hotel.present(.booking)
    #expect(try host.screen(DateModel.self).date == date)
    host.user.swipeDown()
    #expect(host.topScreen is HotelModel)
    await host.expectNothingLeaked()
  }

  private func openSummary(of hotel: HotelFlow) throws -> InMemoryHost {
    let host = InMemoryHost(hotel)
    try host.screen(HotelModel.self).onBook()
    try host.screen(DateModel.self).onDate("1 May")
    try host.screen(GuestsModel.self).onGuests(2)
    return host
  }
}
