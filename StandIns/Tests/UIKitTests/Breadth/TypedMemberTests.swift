import Testing
import UIKit
import UIKitPerson

/// Members that have the types of Apple's pages, so that code against them compiles here as it does in Xcode.
@MainActor @Suite("Members with types of their own", .serialized) struct TypedMemberTests {
  final class Previewer: NSObject, UIViewControllerPreviewingDelegate {
    var committed: [UIViewController] = []
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) { committed.append(viewControllerToCommit) }
  }

  @Test("A view is registered for previews, with a gesture that goes with the registration")
  func previewing() {
    let screen = UIViewController()
    let (source, other) = (UIView(), UIViewController())
    let previewer = Previewer()
    let context = screen.registerForPreviewing(with: previewer, sourceView: source)
    #expect(context.sourceView === source)
    #expect(context.delegate === previewer)
    #expect(
      source.gestureRecognizers == [context.previewingGestureRecognizerForFailureRelationship])
    other.unregisterForPreviewing(withContext: context)
    #expect(source.gestureRecognizers?.count == 1, "it is another controller's")
    screen.unregisterForPreviewing(withContext: context)
    #expect(source.gestureRecognizers?.isEmpty != false)
    #expect(previewer.committed.isEmpty, "the stand-in's user never presses hard")
  }

  @Test("A registration keeps neither its delegate nor its view")
  func previewingLifetime() {
    let screen = UIViewController()
    weak var source: UIView?
    weak var previewer: Previewer?
    do {
      let (view, delegate) = (UIView(), Previewer())
      (source, previewer) = (view, delegate)
      screen.registerForPreviewing(with: delegate, sourceView: view)
    }
    #expect(source == nil && previewer == nil)
  }

  @Test("A nib is made with options of a type of their own")
  func nib() {
    StandIn.storyboards.reset()
    let label = UILabel()
    StandIn.storyboards.registerNib("Row") { owner in [owner as Any, label] }
    let options: [UINib.OptionsKey: Any] = [.externalObjects: ["cell": UIView()]]
    let objects = UINib(nibName: "Row", bundle: nil)
      .instantiate(withOwner: self.owner, options: options)
    #expect(objects.first as AnyObject === owner)
    #expect(objects.last as AnyObject === label)
    StandIn.storyboards.reset()
  }

  private let owner = NSObject()

  @Test("Lines, menus and groups of items have their own types")
  func values() {
    #expect(UILabel().lineBreakStrategy == .standard)
    #expect(NSMutableParagraphStyle().lineBreakStrategy == [])
    let (button, item) = (UIButton(type: .system), UIBarButtonItem(title: "Menu"))
    let automatic = UIContextMenuConfiguration.ElementOrder.automatic
    #expect(button.preferredMenuElementOrder == automatic)
    #expect(item.preferredMenuElementOrder == automatic)
    #expect(UIContextMenuConfiguration().preferredMenuElementOrder == automatic)
    item.preferredMenuElementOrder = .fixed
    #expect(item.preferredMenuElementOrder.rawValue == 2)
    let group = UIBarButtonItemGroup.fixedGroup(items: [item])
    #expect(group.menuRepresentation == nil)
    let menu: UIMenuElement = UIMenu(title: "Group")
    group.menuRepresentation = menu
    #expect(group.menuRepresentation?.title == "Group")
  }
}
