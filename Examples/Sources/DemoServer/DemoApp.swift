import EarlyBuddyWeb
import Foundation
import LensWeb
import SessionWeb
import UsherWeb

/// An example app, as the pages describe it.
package struct DemoApp: Sendable {
  let name: String
  let path: String
  let summary: String
  /// Hints for the visitor.
  let hints: [String]
  /// The language of its screens.
  var language = "en"
  /// The host's own words on its pages.
  var words = WebWords.english
  /// The app's style, in addition to the common one.
  var stylesheet = WebStylesheet.standard
  /// Drawings for its tabs, in addition to the common ones.
  var icons: [String: Icon] = [:]
  /// The largest form with files, in bytes.
  var uploadBytes = 0

  static let practice = DemoApp(
    name: "Practice", path: "/practice",
    summary: "Two buttons, two sub-flows, one navigation stack.",
    hints: [
      "Press First, and watch the tree. Then go back.",
      "Back from FirstSub does not end the first flow; Back from First does.",
      "Swipe from the left edge, and let go halfway: nothing happens.",
      "Hold the back button for its menu.",
      "Use the browser’s own Back and Forward.",
    ])

  static let campus = DemoApp(
    name: "Campus", path: "/campus",
    summary: "Log in, colours, tabs, sheets, and every way back.",
    hints: [
      "Press “To main”: in the tree, log in is gone at once.",
      "Go by yellow, and “To main” from there: everything of log in is gone, in one transition.",
      "Draw a sheet down, from its second screen too.",
      "Go deep in one tab, change tabs, come back; tap the tab again.",
      "Change the name in Account, and try to leave without saving.",
    ])

  package static let earlyBuddy = DemoApp(
    name: "EarlyBuddy", path: "/earlybuddy",
    summary: "Schedules, a search for places, a map and a calendar.",
    hints: [
      "Add a schedule: search for a place in Korean, such as 강남역 or just “서”, and confirm it on the map.",
      "The place comes back as a value through two flows; what you have written is still there.",
      "Leave with something written: every way out asks first.",
      "Go back to the calendar, choose another day, and add to that. In a wide window the calendar, the day and the schedule are beside each other.",
      "Restart the server: your schedules and recent searches are kept, and only you see them.",
    ], language: "ko", words: .korean,
    stylesheet: .adding(EarlyBuddyStylesheet.source))

  package static let lens = DemoApp(
    name: "Lens", path: "/lens",
    summary: "Sign up, upload a photo, log out: in Korean, with real accounts.",
    hints: [
      "Sign up with any address; the password is kept as scrypt makes it, on this machine.",
      "Register a PNG or JPEG: it is decoded whole. A file that is cut off is refused.",
      "Open a photo of the list, and swipe to the next one, or press an arrow key; remove one on the way.",
      "Log out from deep inside: everything below goes in one transition.",
      "Log in again: the photos belong to the account.",
    ], language: "ko", words: .korean, uploadBytes: lensUploadBytes)

  static let session = DemoApp(
    name: "Session", path: "/session",
    summary: "Log in to a server of its own, and be logged out at any moment.",
    hints: [
      "Log in for 20 seconds, and begin to write a letter: the session ends under your hands. Log in again: the letter is there.",
      "Open a second window, and log out on all devices there: this one goes to log in.",
      "Open the vault: the server answers 401, and that is the end of the session.",
      "Read in “활동” which coordinators began and ended, and why.",
    ], language: "ko", words: .korean, icons: sessionIcons)

  /// The apps, in the order of the start page.
  static let all: [DemoApp] = [.practice, .campus, .lens, .earlyBuddy, .session]

  /// A picture of the app on a phone.
  var picture: DemoAsset { .picture(path) }

  /// The declared flows, as `usher map` found them.
  var map: Data? {
    try? Data(contentsOf: Bundle.module.bundleURL.appending(path: "Maps/\(name).json"))
  }

  /// What the panel beside the phone says of the app.
  var panel: Markup {
    .element(
      "section", ["class": "demo-beside", "lang": "en"],
      [
        .element("a", ["class": "demo-home", "href": "/"], ["Usher"]),
        .element("h1", [:], [.text(name)]),
        .element("p", [:], [.text(summary)]),
        .element(
          "details", ["open": "", "data-key": "hints"],
          [
            .element("summary", [:], ["What to try"]),
            .element("ul", ["tabindex": "0"], hints.map { .element("li", [:], [.text($0)]) }),
          ]),
      ])
  }
}
