import Testing
import UIKit
import UIKitPerson

@MainActor @Suite("Tables", .serialized) struct TableTests {
  final class Words: NSObject, UITableViewDataSource, UITableViewDelegate {
    var words: [String]
    var log: [String] = []
    var refused: Int?
    init(_ words: [String]) { self.words = words }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "w", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath.row == refused ? nil : indexPath }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      words.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.log.append("pin \(indexPath.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [pin])
    }
  }

  let words = Words(["alpha", "beta", "gamma"])
  let table = UITableView(frame: .zero, style: .plain)
  let root = UIViewController()
  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "w")
    table.dataSource = words
    table.delegate = words
    root.view.addSubview(table)
  }

  @Test("The user reads the rows and taps one by its text")
  func tap() throws {
    let (_, person) = show(root)
    #expect(person.visibleTexts == ["alpha", "beta", "gamma"])
    try person.tap("beta")
    #expect(
      words.log == ["select 1"] && table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    try person.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(words.log == ["select 1", "deselect 1", "select 2"])
  }

  @Test("A row whose selection is refused is not selected; selecting by code calls no delegate")
  func refused() {
    words.refused = 0
    let (_, person) = show(root)
    #expect(throws: Obstacle.self) { try person.tap("alpha") }
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(words.log.isEmpty && table.indexPathForSelectedRow?.row == 2)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test("Rows are updated after a reload, an insertion or a deletion")
  func reload() throws {
    let (_, person) = show(root)
    #expect(person.sees("alpha"))
    words.words.append("delta")
    #expect(!person.sees("delta") || table.numberOfRows(inSection: 0) == 4)
    table.reloadData()
    #expect(person.sees("delta"))
    try person.swipeRow(at: IndexPath(row: 0, section: 0), andTap: "Delete")
    #expect(!person.sees("alpha") && words.words.count == 3)
    try person.swipeRow(at: IndexPath(row: 1, section: 0), andTap: "Pin")
    #expect(words.log == ["pin 1"])
  }

  @Test("An unregistered identifier is an exception")
  func unregistered() {
    StandIn.reset()
    StandIn.recordsExceptions = true
    _ = table.dequeueReusableCell(withIdentifier: "?", for: IndexPath(row: 0, section: 0))
    #expect(
      StandIn.exceptions.first?.hasPrefix("unable to dequeue a cell with identifier ?") == true)
    #expect(table.dequeueReusableCell(withIdentifier: "?") == nil)
    StandIn.reset()
  }

  @Test("Cells and headers of the app's classes are made by the initialisers that they override")
  func ownClasses() throws {
    final class Cell: UITableViewCell {
      let made: String
      override init(style: CellStyle, reuseIdentifier: String?) {
        made = "by style"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError("no archive") }
    }
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
      required init?(coder: NSCoder) { fatalError("no archive") }
    }
    let identifier = "an identifier that does not fit into a small string"
    table.register(Cell.self, forCellReuseIdentifier: identifier)
    for _ in 0..<1_000 {
      let cell = table.dequeueReusableCell(withIdentifier: identifier) as? Cell
      #expect(cell?.made == "by style" && cell?.reuseIdentifier == identifier)
    }
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    #expect(header is Header && header?.reuseIdentifier == identifier)
  }

  @Test(
    "A table view controller is its table's data source and delegate, and clears the selection when it appears again"
  )
  func controller() throws {
    final class List: UITableViewController {
      var chosen: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.detailTextLabel?.text = "detail \(indexPath.row)"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Rows" }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
        show(UIViewController(), sender: nil)
      }
    }
    let list = List(style: .grouped)
    let stack = UINavigationController(rootViewController: list)
    let (_, person) = UIKitTests.show(stack)
    #expect(person.visibleTexts == ["Rows", "row 0", "detail 0", "row 1", "detail 1"])
    try person.tap("row 1")
    settle()
    #expect(list.chosen == [1] && stack.viewControllers.count == 2)
    #expect(list.tableView.indexPathForSelectedRow != nil)
    try person.tapBack()
    settle()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A list is pulled down to refresh it")
  func refresh() throws {
    var pulls = 0
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    table.refreshControl = control
    let (_, person) = show(root)
    try person.pullToRefresh()
    #expect(control.isRefreshing && pulls == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }
}
