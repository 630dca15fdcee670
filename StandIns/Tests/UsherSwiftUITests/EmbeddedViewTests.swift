import Observation
import SwiftUI
import SwiftUIPerson
import Testing
import UIKit
import UIKitPerson
import Usher
import UsherSwiftUI

@Suite("A view that shows the UIKit host", .serialized)
@MainActor
struct EmbeddedViewTests {
  private let phone = SwiftUIPhone()

  @Test("An update of a flow view evaluates no screen, unless a value changed")
  func evaluations() async {
    let stage = Stage()
    phone.show(StageView(stage: stage))
    await phone.settle()
    #expect(phone.texts.contains("note in ko"))
    let before = stage.evaluations
    for number in 1...3 {
      stage.number = number
      await phone.settle()
    }
    #expect(phone.texts.contains("number 3"))
    #expect(stage.evaluations == before)
    stage.language = "en"
    await phone.settle()
    #expect(phone.texts.contains("note in en"))
  }

  @Observable @MainActor
  final class Stage {
    var number = 0
    var language = "ko"
    @ObservationIgnored var evaluations = 0
    @ObservationIgnored var wrongLinks = 0
    @ObservationIgnored let views = FlowViews()

    init() {
      views.register(Page.self) { [unowned self] _ in
        evaluations += 1
        return NoteView()
      }
    }
  }

  struct NoteView: View {
    @Environment(\.locale) private var locale
    var body: some View { Text("note in \(locale.identifier)") }
  }

  struct StageView: View {
    let stage: Stage

    var body: some View {
      Text("number \(stage.number)")
      FlowView(views: stage.views) { PageFlow() }
        .onLinkError { [number = stage.number] _ in stage.wrongLinks += number }
        .environment(\.locale, Locale(identifier: stage.language))
    }
  }

  @Test("A kept host that is shown twice is shown in the first place again when the second goes")
  func twoPlaces() async {
    let places = Places()
    let host = FlowHost(PageFlow(), views: .pages, kind: .embedded)
    phone.show(PlacesView(places: places, host: host))
    await phone.settle()
    #expect(phone.texts.contains("page first"))
    for _ in 1...2 {
      places.showsSecond = true
      await phone.settle()
      #expect(phone.texts.filter { $0 == "page first" }.count == 1)
      places.showsSecond = false
      await phone.settle()
      #expect(phone.texts.contains("page first"))
    }
    places.showsSecond = true
    await phone.settle()
    places.showsFirst = false
    await phone.settle()
    #expect(phone.texts.contains("page first"))
  }

  @Observable @MainActor
  final class Places {
    var showsFirst = true
    var showsSecond = false
  }

  struct PlacesView: View {
    let places: Places
    let host: FlowHost

    var body: some View {
      if places.showsFirst { FlowView(host) }
      if places.showsSecond { FlowView(host) }
    }
  }
}
