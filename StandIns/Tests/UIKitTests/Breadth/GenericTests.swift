import Testing
import UIKit
import UIKitPerson

/// The results of `T()` in generic code, which Objective-C's classes allow.
@MainActor @Suite("Classes known only at run time", .serialized) struct GenericTests {
  final class Form: UIView {
    var parts: [String]
    override init(frame: CGRect) {
      parts = ["made"]
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { fatalError("no archive") }
  }
  class ScreenOf<Content: UIView>: UIViewController {
    var content: Content? { viewIfLoaded as? Content }
    override func loadView() { view = Content() }
  }
  final class Screen: UIViewController {
    let words = ["a", "b"]
    var count = 0
    override init(nibName: String?, bundle: Bundle?) {
      count = 7
      super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { fatalError("no archive") }
  }
  final class Own: UIViewController {
    let name: String
    init() {
      name = "own"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("no archive") }
  }

  private func make<T: UIViewController>(_ type: T.Type = T.self) -> T { T() }

  @Test("A controller of a generic type is made by its own init(nibName:bundle:)")
  func controllers() {
    let screen = make(Screen.self)
    #expect(screen.count == 7 && screen.words == ["a", "b"] && screen.nibName == nil)
    #expect(make(UINavigationController.self).viewControllers.isEmpty)
    #expect(make(UITabBarController.self).viewControllers == nil)
    #expect(make(UISplitViewController.self).style == .unspecified)
    #expect(make(UIPageViewController.self).transitionStyle == .pageCurl)
    #expect(make(UITableViewController.self).tableView != nil)
    #expect(type(of: make(UIAlertController.self)) == UIAlertController.self)
    #expect(Own().name == "own" && Screen().count == 7)
  }

  @Test("A view of a generic type is made by its own init(frame:)")
  func views() {
    let screen = ScreenOf<Form>()
    screen.loadViewIfNeeded()
    #expect(screen.content?.parts == ["made"])
    #expect(Form().frame == .zero)
  }

  @Test("Every class of views can be made without arguments")
  func all() {
    func one<T: UIView>(_ type: T.Type) {
      let made = T()
      #expect(Swift.type(of: made) == type)
    }
    func check<each T: UIView>(_ types: repeat (each T).Type) {
      repeat one(each types)
    }
    check(
      UIView.self, UILabel.self, UIButton.self, UIImageView.self, UITableView.self,
      UITableViewCell.self, UITableViewHeaderFooterView.self, UIStackView.self, UISwitch.self,
      UISlider.self, UISegmentedControl.self, UITextField.self, UITextView.self, UIWindow.self,
      UIScrollView.self, UIRefreshControl.self, UIDatePicker.self, UIPageControl.self,
      UIProgressView.self, UIActivityIndicatorView.self, UIVisualEffectView.self,
      UINavigationBar.self, UITabBar.self, UIToolbar.self, UISearchBar.self, UIControl.self,
      UIStepper.self, UICollectionView.self, UICollectionViewCell.self, UIPickerView.self)
  }

  @Test("An object made that way is freed")
  func freed() {
    weak var screen: UIViewController?
    weak var view: UIView?
    do {
      let one = make(Screen.self)
      let form = ScreenOf<Form>()
      form.loadViewIfNeeded()
      screen = one
      view = form.view
      #expect(screen != nil && view != nil)
    }
    #expect(screen == nil && view == nil)
  }
}
