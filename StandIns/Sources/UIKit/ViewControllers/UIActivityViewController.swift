public import Foundation

/// Offers things to other apps.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  )
    -> Void
  /// The shared items; a source among them is asked when the user has chosen a service.
  package let _activityItems: [Any]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    _activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    // Each source says first what kind of thing it has.
    for case let source as any UIActivityItemSource in activityItems {
      _ = source.activityViewControllerPlaceholderItem(self)
    }
  }
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(activityItems: [], applicationActivities: nil)
  }
  public required init?(coder: NSCoder) {
    _activityItems = []
    super.init(coder: coder)
  }
}
