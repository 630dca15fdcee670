import SwiftUI
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("Pages in SwiftUI, by reading direction", .serialized)
@MainActor
struct PagesDirectionTests {
  @Test("The next page is where the text goes on", arguments: [false, true])
  func sides(isMirrored: Bool) async throws {
    let phone = SwiftUIPhone()
    let book = Book()
    phone.show(FlowView(FlowHost(book, views: .pages, kind: .embedded)))
    await phone.settle()
    let person = UIKitPerson.Person(in: phone.window)
    if isMirrored { person.read(.rightToLeft) }
    let (onwards, back): (UIRectEdge, UIRectEdge) =
      isMirrored ? (.right, .left) : (.left, .right)
    try person.swipePage(to: onwards)
    await phone.settle()
    #expect(book.navigation.selected == "b")
    try person.swipePage(to: onwards)
    await phone.settle()
    #expect(book.navigation.selected == "c")
    try person.swipePage(to: back)
    await phone.settle()
    #expect(book.navigation.selected == "b")
  }

  private final class Book: Coordinator {
    let navigation = Pages("a", "b", "c")
    func destination(for route: String) -> Destination { .screen(Page(route)) }
  }
}
