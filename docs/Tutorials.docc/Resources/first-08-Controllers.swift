import UIKit

final class MenuController: UIViewController {
  private let model: MenuModel

  init(_ model: MenuModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(frame: view.bounds)
    column.axis = .vertical
    view.addSubview(column)
    for drink in model.drinks {
      let choose = UIAction(title: drink.name) { [model] _ in model.onChoose(drink) }
      column.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: choose))
    }
  }
}

final class DrinkController: UIViewController {
  private let model: DrinkModel

  init(_ model: DrinkModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds)
    label.text = "\(model.drink.price) euros"
    view.addSubview(label)
  }
}
