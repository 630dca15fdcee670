// The UIKit code of the README, compiled and run. `ReadmeTests` of the root package checks that each block stands here.
import UIKit
import Usher
import UsherUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var host: UIKitHost?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let views = UIKitViews()
    views.register(ScheduleModel.self) { ScheduleController(model: $0) }
    views.register(PlacesModel.self) { PlacesController(model: $0) }
    views.register(MapModel.self) { MapController(model: $0) }
    host = UIKitHost(ScheduleFlow(), in: scene, views: views)
  }
}

/// Shows a button for each step.
class ButtonsController: UIViewController {
  private let steps: [(title: String, perform: () -> Void)]

  init(_ steps: [(title: String, perform: () -> Void)]) {
    self.steps = steps
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for step in steps {
      view.addSubview(
        UIButton(
          type: .system, primaryAction: UIAction(title: step.title) { _ in step.perform() }))
    }
  }
}

final class ScheduleController: ButtonsController {
  private let label = UILabel()
  private let draft: Draft

  init(model: ScheduleModel) {
    draft = model.draft
    super.init([("Search", { model.search() })])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = draft.place?.name ?? "no place"
    view.addSubview(label)
  }
}

final class PlacesController: ButtonsController {
  init(model: PlacesModel) {
    super.init(Place.known.map { place in (place.name, { model.onPick(place) }) })
  }
}

final class MapController: ButtonsController {
  init(model: MapModel) { super.init([("Confirm", { model.confirm() })]) }
}
