import UIKit

final class CatalogueFlow: NSObject {
  private let window: UIWindow
  private lazy var transitions = SlideTransitions()
  init(window: UIWindow) { self.window = window }

  func swapRoot(_ new: UIViewController) {
    window.rootViewController = new
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil,
      completion: nil)
    guard let snapshot = window.snapshotView(afterScreenUpdates: true) else { return }
    new.view.addSubview(snapshot)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        snapshot.layer.opacity = 0
        snapshot.transform = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: .pi / 8)
      }, completion: { _ in snapshot.removeFromSuperview() })
  }

  func sheet(from presenter: UIViewController) {
    let screen = FormScreen()
    let nav = UINavigationController(rootViewController: screen)
    nav.modalPresentationStyle = .pageSheet
    nav.isModalInPresentation = true
    nav.presentationController?.delegate = self
    if let sheet = nav.sheetPresentationController {
      sheet.detents = [
        .medium(), .large(), .custom { context in context.maximumDetentValue * 0.5 },
      ]
      sheet.prefersGrabberVisible = true
      sheet.selectedDetentIdentifier = .medium
      sheet.preferredCornerRadius = 20
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    presenter.present(nav, animated: true)
  }

  func popover(from item: UIBarButtonItem, in presenter: UIViewController) {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.barButtonItem = item
    content.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    content.popoverPresentationController?.sourceView = presenter.view
    content.popoverPresentationController?.sourceRect = .zero
    content.popoverPresentationController?.delegate = self
    presenter.present(content, animated: true, completion: nil)
  }

  func custom(from presenter: UIViewController) {
    let screen = UIViewController()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = transitions
    presenter.present(screen, animated: true)
  }

  func share(_ url: URL, from presenter: UIViewController) {
    let activity = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    activity.excludedActivityTypes = [.airDrop]
    activity.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
    presenter.present(activity, animated: true)
  }

  func pick(from presenter: UIViewController) {
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.allowsEditing = true
    picker.delegate = self
    presenter.present(picker, animated: true)
  }
}

extension CatalogueFlow: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _ = info[.originalImage] as? UIImage
    picker.dismiss(animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

extension CatalogueFlow: UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .none
  }
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { true }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
}

final class DimmingPresentation: UIPresentationController {
  private lazy var dimming: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.addGestureRecognizer(UITapGestureRecognizer())
    return view
  }()
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return container.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
      .insetBy(dx: 4, dy: 4)
  }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 },
      completion: { context in print(context.isCancelled) })
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class SlideTransitions: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
}

class FormScreen: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let scrollView = UIScrollView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let emailField = UITextField()
  private lazy var slider = UISlider(
    frame: .zero, primaryAction: UIAction { [weak self] _ in self?.changed() })
  private var heightConstraint: NSLayoutConstraint?
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var animator: UIViewPropertyAnimator?

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var canBecomeFirstResponder: Bool { true }

  override func loadView() {
    super.loadView()
    view.addSubview(scrollView)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    view.addGestureRecognizer(pan)
    view.isUserInteractionEnabled = true
    navigationController?.interactivePopGestureRecognizer?.delegate = nil
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { self.view.alpha = 1 }
    animator?.addCompletion { position in print(position == .end) }
    animator?.startAnimation()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.changed() }
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { screen, _ in screen.changed() }
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.backButtonDisplayMode = .minimal
    title = NSLocalizedString("Form", comment: "title")
  }
  private func setUp() {
    emailField.borderStyle = .roundedRect
    emailField.keyboardType = .emailAddress
    emailField.textContentType = .emailAddress
    emailField.autocorrectionType = .no
    emailField.returnKeyType = .next
    emailField.attributedPlaceholder = NSAttributedString(
      string: "Email", attributes: [.foregroundColor: UIColor.systemGray, .kern: 1.0])
    emailField.leftView = UIImageView(image: UIImage(systemName: "envelope"))
    emailField.leftViewMode = .always
    emailField.addAction(UIAction { _ in }, for: .editingChanged)
    spinner.hidesWhenStopped = true
    spinner.startAnimating()
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.keyboardDismissMode = .interactive
    for one in [scrollView, spinner, emailField, slider, blur] as [UIView] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    let height = emailField.heightAnchor.constraint(equalToConstant: 44)
    height.priority = UILayoutPriority(999)
    heightConstraint = height
    NSLayoutConstraint.activate([
      height,
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -20),
      emailField.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8, constant: -10),
      emailField.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      scrollView.contentLayoutGuide.topAnchor.constraint(equalTo: view.topAnchor),
      blur.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
    ])
    emailField.setContentHuggingPriority(.required, for: .vertical)
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.shadowColor = UIColor.black.withAlphaComponent(0.2).cgColor
    view.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
  }
  private func changed() {
    heightConstraint?.constant = 60
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1,
      options: [.curveEaseInOut, .allowUserInteraction]
    ) { self.view.layoutIfNeeded() }
    UIView.performWithoutAnimation { self.view.layoutIfNeeded() }
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true {
      print("gone")
    }
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.setNeedsLayout() })
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      changed()
    }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return abs(velocity.x) > abs(velocity.y) && pan.translation(in: view).x >= 0
  }
}

class GridScreen: UICollectionViewController {
  enum Section { case main }
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>?
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["one", "two"])
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { collectionView.deselectItem(at: indexPath, animated: true) }
}
