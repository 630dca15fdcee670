#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The tabs of a bar that has an object for each of them, which it needs for a search tab and for sections.
  @available(iOS 18, visionOS 2, *)
  @MainActor
  final class ListedTabs {
    /// The controllers, in the order of the places.
    private(set) var items: [UIViewController] = []
    private var tabs: [UITab] = []
    private var options: [TabOptions] = []
    private var lastID = 0

    /// Takes other controllers, and returns the tabs of the bar.
    func take(_ controllers: [UIViewController], _ options: [TabOptions]) -> [UITab] {
      tabs = zip(controllers, options).map { controller, wanted in
        if let known = items.firstIndex(where: { $0 === controller }), self.options[known] == wanted
        {
          return tabs[known]
        }
        return makeTab(of: controller, isSearch: wanted.isSearch)
      }
      (items, self.options) = (controllers, options)
      for position in items.indices { refresh(position) }
      guard UIDevice.current.userInterfaceIdiom == .pad else { return tabs }
      var roots: [UITab] = []
      var start = 0
      while start < tabs.count {
        let section = options[start].section
        let end = options[start...].firstIndex { $0.section != section } ?? tabs.count
        if let section {
          roots.append(makeSection(section, of: Array(tabs[start..<end])))
        } else {
          roots += tabs[start..<end]
        }
        start = end
      }
      return roots
    }

    private func makeTab(of controller: UIViewController, isSearch: Bool) -> UITab {
      if isSearch { return UISearchTab { _ in controller } }
      lastID += 1
      return UITab(title: "", image: nil, identifier: "usher.\(lastID)") { _ in controller }
    }

    /// UIKit shows the controller of the section, whatever tab in it is selected.
    private func makeSection(_ title: String, of tabs: [UITab]) -> UITab {
      lastID += 1
      let box = SectionController()
      return UITabGroup(title: title, image: nil, identifier: "usher.\(lastID)", children: tabs) {
        _ in box
      }
    }

    /// Gives a tab the title, picture and badge of its controller.
    func refresh(_ controller: UIViewController) {
      if let position = items.firstIndex(where: { $0 === controller }) { refresh(position) }
    }

    private func refresh(_ position: Int) {
      guard let item = items[position].tabBarItem else { return }
      let tab = tabs[position]
      // The search tab has its own as long as the screen declares none.
      if let title = item.title { tab.title = title }
      if let image = item.image { tab.image = image }
      tab.badgeValue = item.badgeValue
    }

    /// The position of a tab, or that of a section's selected tab; `nil` for an unknown one.
    func position(of tab: UITab?) -> Int? {
      guard let group = tab as? UITabGroup else { return tabs.firstIndex { $0 === tab } }
      return position(of: group.selectedChild ?? group.children.first)
    }

    func tab(at position: Int) -> UITab { tabs[position] }

    /// Shows a tab's controller in its section, if it is in one.
    func showInSection(_ position: Int, of roots: [UITab]) {
      let tab = tabs[position]
      for case let group as UITabGroup in roots where group.children.contains(where: { $0 === tab })
      {
        (group.viewController as? SectionController)?.show(items[position])
      }
    }
  }
#endif
