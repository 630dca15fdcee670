import UIKit

public class ItemStore {
  public var items = ["Apples", "Pears"]
  public init() {}
}

protocol Storyboarded {
  static func instantiate() -> Self
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let fullName = NSStringFromClass(self)
    let className = fullName.components(separatedBy: ".")[1]
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle.main)
    return storyboard.instantiateViewController(withIdentifier: className) as! Self
  }
}

protocol ListViewControllerDelegate: AnyObject {
  func listDidSelect(_ item: String)
  func listDidTapAdd()
}

class ItemCell: UITableViewCell {
  static let reuseIdentifier = "ItemCell"
  private let nameLabel = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    contentView.addSubview(nameLabel)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func configure(with name: String) { nameLabel.text = name }
}

class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  weak var delegate: ListViewControllerDelegate?
  private let store: ItemStore
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = UITableView.automaticDimension
    return table
  }()

  init(store: ItemStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Items"
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: guide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.listDidTapAdd() })
  }
  func reload() { tableView.reloadData() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.items.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ItemCell.reuseIdentifier, for: indexPath) as? ItemCell
    else { return UITableViewCell() }
    cell.configure(with: store.items[indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.listDidSelect(store.items[indexPath.row])
  }
}

public class BuyViewController: UIViewController, Storyboarded {
  weak var coordinator: BuyCoordinator?
  var item: String?
  private let button = UIButton(type: .system)
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = item
    navigationItem.largeTitleDisplayMode = .never
    let stack = UIStackView(arrangedSubviews: [UILabel(), button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .center
    view.addSubview(stack)
    button.setTitle("Buy", for: .normal)
    button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    button.layer.cornerRadius = 8
    button.addAction(
      UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside)
  }
}

class AccountViewController: UIViewController {
  var didTapSettings: (() -> Void)?
  var didTapLogout: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log out"
    configuration.baseBackgroundColor = .systemRed
    configuration.cornerStyle = .large
    let logout = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [unowned self] _ in didTapLogout?() })
    view.addSubview(logout)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", primaryAction: UIAction { [weak self] _ in self?.didTapSettings?() })
  }
}

class SettingsViewController: UITableViewController, UITextFieldDelegate {
  var onDone: (() -> Void)?
  private let names = ["Sounds", "Colours"]
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction(handler: { [weak self] _ in self?.onDone?() }))
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    content.image = UIImage(systemName: "gear")
    cell.contentConfiguration = content
    return cell
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
