import Testing
import Usher
import UsherSnapshots
import UsherTesting

final class BookingWizard: Coordinator, StateSaving, LeaveGuard {
  enum Route: Hashable, Codable { case date, guests, summary }
  typealias Output = Booking

  let navigation = Stack<Route>(.date)
  private var draft = Booking()

  func destination(for route: Route) -> Destination {
    switch route {
    case .date: .screen(DateModel(onDate: dateChosen))
    case .guests: .screen(GuestsModel(onGuests: guestsChosen))
    case .summary: .screen(SummaryModel(draft, onBook: { self.finish(self.draft) }))
    }
  }

  private func dateChosen(_ date: String) {
    draft.date = date
    push(.guests)
  }

  private func guestsChosen(_ guests: Int) {
    draft.guests = guests
    push(.summary)
  }

  var savedState: Booking {
    get { draft }
    set { draft = newValue }
  }

  var leavePolicy: LeavePolicy { draft == Booking() ? .allow : .ask }
  func confirmLeave() async -> Bool { await confirm("Discard the booking?", ok: "Discard") }
}

final class HotelFlow: Coordinator {
  enum Route: Hashable, Codable { case hotel, booking }

  let navigation = Stack<Route>(.hotel)
  var booked: [Booking] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .hotel: .screen(HotelModel(onBook: { self.present(.booking) }))
    case .booking: .flow(BookingWizard()) { self.booked.append($0) }
    }
  }
}

// Not on the page:

struct Booking: Hashable, Codable {
  var date = ""
  var guests = 0
}

final class HotelModel {
  let onBook: () -> Void
  init(onBook: @escaping () -> Void) { self.onBook = onBook }
}

final class DateModel {
  let onDate: @MainActor (String) -> Void
  init(onDate: @escaping @MainActor (String) -> Void) { self.onDate = onDate }
}

final class GuestsModel {
  let onGuests: @MainActor (Int) -> Void
  init(onGuests: @escaping @MainActor (Int) -> Void) { self.onGuests = onGuests }
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
    let hotel = HotelFlow()
    let host = InMemoryHost(hotel)
    try host.screen(HotelModel.self).onBook()
    try host.screen(DateModel.self).onDate("1 May")
    try host.screen(GuestsModel.self).onGuests(2)
    await host.expectTree(try page.tree("A wizard with a draft"))
    host.user.swipeDown()
    await host.until { host.alert != nil }
    host.user.choose("Cancel")
    await host.until { host.alert == nil }

    let restored = HotelFlow()
    let next = InMemoryHost(restored, launch: .restoring(host.tree.snapshot()))
    await next.expectTree(try page.tree("A wizard with a draft"))
    #expect(try next.screen(SummaryModel.self).draft.date == "1 May")
    try next.screen(SummaryModel.self).onBook()
    #expect(restored.booked == [Booking(date: "1 May", guests: 2)])
  }
}
