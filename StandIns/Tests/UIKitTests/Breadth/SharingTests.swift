import Foundation
import Testing
import UIKit
import UIKitPerson

/// What apps hand to the system's screens.
@MainActor @Suite("Sharing", .serialized) struct SharingTests {
  private let journal = Journal()

  @Test("An index path of Objective-C has rows, items and sections")
  func indexPaths() {
    let row = NSIndexPath(forRow: 3, inSection: 2)
    #expect((row.section, row.row, row.item) == (2, 3, 3))
    #expect(row as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(forItem: 3, inSection: 2) == row)
    #expect((IndexPath(item: 1, section: 0) as NSIndexPath).item == 1)
  }

  @Test("An activity view controller asks each source for its placeholder first")
  func sources() {
    let source = Source()
    let controller = UIActivityViewController(
      activityItems: [source, "text"], applicationActivities: [Service()])
    #expect(source.asked == 1)
    #expect(source.activityViewController(controller, subjectForActivityType: .mail) == "")
    #expect(Service.activityCategory == .action)
    let provider = UIActivityItemProvider(placeholderItem: "film")
    #expect(provider.item as? String == "film")
  }

  @Test("A preview is presented, and its end is told once")
  func presentedPreview() {
    let root = Noted("Root", journal)
    _ = show(root)
    let documents = Documents(root, journal)
    _ = journal.take()
    #expect(documents.controller.presentPreview(animated: true))
    settle()
    #expect(root.presentedViewController?.title == "report.pdf")
    #expect(journal.take().filter { $0.contains("preview") } == ["preview begins"])
    documents.controller.dismissPreview(animated: true)
    settle()
    #expect(root.presentedViewController == nil)
    #expect(journal.take().filter { $0.contains("preview") } == ["preview ends"])
  }

  @Test("A preview is pushed if the delegate names a navigation controller")
  func pushedPreview() {
    let stack = UINavigationController(rootViewController: Noted("Root", journal))
    _ = show(stack)
    let documents = Documents(stack, journal)
    #expect(documents.controller.presentPreview(animated: true))
    settle()
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: true)
    settle()
    #expect(journal.take().contains("preview ends"))
  }

  @Test("A preview without a place to present it is refused")
  func refusedPreview() {
    let documents = Documents(UIViewController(), journal)
    #expect(!documents.controller.presentPreview(animated: true))
    #expect(journal.take() == [])
  }

  @Test("A menu is presented over everything in the window")
  func menu() throws {
    let root = Noted("Root", journal)
    _ = show(root)
    let sheet = Noted("Sheet", journal)
    root.present(sheet, animated: false)
    settle()
    let documents = Documents(root, journal)
    _ = journal.take()
    #expect(
      documents.controller.presentOptionsMenu(from: .zero, in: sheet.view, animated: true))
    settle()
    #expect(sheet.presentedViewController != nil)
    documents.controller.dismissMenu(animated: true)
    settle()
    #expect(sheet.presentedViewController == nil)
    #expect(journal.take().filter { $0.contains("menu") } == ["menu comes", "menu has gone"])
  }
}

private final class Source: NSObject, UIActivityItemSource {
  private(set) var asked = 0

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    asked += 1
    return ""
  }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "text" }
}

private final class Service: UIActivity {
  override var activityTitle: String? { "Print on glass" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

@MainActor
private final class Documents: NSObject, @MainActor UIDocumentInteractionControllerDelegate {
  let controller = UIDocumentInteractionController(url: URL(filePath: "/report.pdf"))
  private let parent: UIViewController
  private let journal: Journal

  init(_ parent: UIViewController, _ journal: Journal) {
    self.parent = parent
    self.journal = journal
    super.init()
    controller.delegate = self
  }

  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { parent }
  func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) { journal.note("preview begins") }
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
    journal.note("preview ends")
  }
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { journal.note("menu comes") }
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) { journal.note("menu has gone") }
}
