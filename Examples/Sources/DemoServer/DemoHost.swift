import Campus
import CampusWeb
import EarlyBuddy
import EarlyBuddyStore
import EarlyBuddyWeb
package import Foundation
import Lens
import LensServices
import LensWeb
import Practice
import PracticeWeb
import Session
import SessionServices
import SessionWeb
import Usher
import UsherJournal
package import UsherWeb

/// Returns a host of the example apps, with their start page.
///
/// A damaged database is moved aside, and the app starts with an empty one.
///
/// - Parameters:
///   - folder: The folder of their data, with a subfolder for each app; `nil` for a temporary one.
///   - trees: The store of trees; SQLite in that folder if it is left out.
///   - notice: Receives messages for the user who started the program.
///   - change: Changes the options of each app.
/// - Throws: ``DemoError`` if the data cannot be opened.
@MainActor
package func makeDemoHost(
  keepingDataIn folder: URL?, trees: DemoTrees = .inFolder,
  notice: (String) -> Void = Demo.complain, change: (inout WebOptions) -> Void = { _ in }
) throws(DemoError) -> WebHost {
  let schedules = try openEarlyBuddy(in: folder?.appendingPathComponent("EarlyBuddy"), notice)
  let lens = LensServices(in: (folder ?? passingFolder).appendingPathComponent("Lens"))
  let session = SessionServices(in: (folder ?? passingFolder).appendingPathComponent("Session"))
  var options = WebOptions()
  options.store =
    switch trees {
    case .none: nil
    case .in(let store): store
    case .inFolder: try TreeDatabase(in: folder?.appendingPathComponent("Trees"), notice: notice)
    }
  change(&options)
  let panels = DemoPanels()
  let apps = [
    webApp(.practice, options, makePracticeViews(), panels, replaying: makePractice) { _ in
      makePractice()
    },
    webApp(.campus, options, makeCampusViews(), panels, replaying: makeCampus) { _ in
      makeCampus()
    },
    webApp(.lens, options, makeLensViews(), panels) { _ in
      makeLens(accounts: lens.accounts, library: lens.library)
    },
    webApp(.earlyBuddy, options, makeEarlyBuddyViews(), panels) { visitor in
      makeEarlyBuddy(schedules.services(for: visitor.id))
    },
    webApp(.session, options, makeSessionViews(), panels) { visitor in
      makeSession(session.services(for: visitor.id))
    },
  ]
  let page = StartPage(apps: DemoApp.all)
  let host = WebHost(
    "Usher", apps: apps, stylesheet: .adding(DemoStylesheet.source), start: page.markup)
  panels.serve(on: host)
  return host
}

private func openEarlyBuddy(
  in folder: URL?, _ notice: (String) -> Void
) throws(DemoError) -> EarlyBuddyStore {
  let file = folder?.appendingPathComponent("schedules.sqlite")
  do throws(EarlyBuddyError) {
    return try EarlyBuddyStore.open(folder)
  } catch {
    let problem = error.detail.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let file else { throw DemoError("EarlyBuddy: \(problem)") }
    guard error.code == .damaged else { throw DemoError(opening: file, problem) }
    notice(try DamagedFile(movingAside: file, because: problem).notice)
  }
  do throws(EarlyBuddyError) {
    return try EarlyBuddyStore.open(folder)
  } catch {
    throw DemoError("EarlyBuddy: \(error.detail)")
  }
}

@MainActor
private func webApp<Root: Coordinator>(
  _ app: DemoApp, _ options: WebOptions, _ views: WebViews, _ panels: DemoPanels,
  replaying replayed: (@MainActor () -> any Coordinator)? = nil,
  root: @escaping @MainActor (WebVisitor) -> Root
) -> WebApp {
  var options = options
  options.language = app.language
  options.words = app.words
  options.icons = app.icons
  options.allowedHosts = ["127.0.0.1", "localhost"]
  options.stylesheet = .adding(DemoStylesheet.source) + app.stylesheet
  options.configuration.journalLimit = 5_000
  options.limits.uploadBytes = max(options.limits.bodyBytes, app.uploadBytes)
  return WebApp(
    app.name, path: app.path, views: views, options: options,
    beside: { panels.markup(beside: $0, of: app, replaying: replayed) }, root: root)
}

/// A new folder name for apps with files; the folder is created at their first write.
private var passingFolder: URL {
  FileManager.default.temporaryDirectory.appending(path: "usher-examples-\(UUID().uuidString)")
}
