import Foundation

extension UITableView {
  package var readableTexts: [String] {
    // Cells are subviews; what they show is read there. They are made here, as a layout would.
    for path in allIndexPaths { _ = cellForRow(at: path) }
    guard let dataSource else { return [] }
    return (0..<numberOfSections).flatMap { section in
      [
        dataSource.tableView(self, titleForHeaderInSection: section),
        dataSource.tableView(self, titleForFooterInSection: section),
      ].compactMap(\.self)
    }
  }
  package func touchTitles() -> [String] {
    allIndexPaths.compactMap { cellForRow(at: $0)?.texts.first }
  }
  /// Taps the row that shows a text.
  package func touch(_ title: String) -> Bool {
    let paths = allIndexPaths
    let row =
      paths.first { cellForRow(at: $0)?.texts.first == title }
      ?? paths.first { cellForRow(at: $0)?.texts.contains(title) ?? false }
    return row.map { tapRow(at: $0) } ?? false
  }
  /// Swipes a row and taps the action with a title; "Delete" without actions is the data source's deletion.
  package func swipeAction(_ title: String, at path: IndexPath) -> Bool {
    let delegate = tableDelegate
    let configurations = [
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
    ]
    let actions = configurations.compactMap(\.self).flatMap(\.actions)
    if let action = actions.first(where: { $0.title == title }) {
      action.handler(action, self, { _ in })
      return true
    }
    guard title == "Delete", let dataSource, dataSource.tableView(self, canEditRowAt: path) else {
      return false
    }
    dataSource.tableView(self, commit: .delete, forRowAt: path)
    return true
  }
}

extension UITableViewCell: Readable {
  package var readableTexts: [String] {
    guard let list = contentConfiguration as? UIListContentConfiguration else { return [] }
    return [list.text ?? list.attributedText?.string, list.secondaryText].compactMap(\.self)
  }
}
