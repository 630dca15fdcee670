#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The tabs of a bar that has an object for each of them, which it needs for a search tab and for sections.
  ///
  /// Tabs and sections keep their objects as long as they are there, a section by its title.
  @available(iOS 18, visionOS 2, *)
  @MainActor
  final class ListedTabs {
    /// The controllers, in the order of the places.
    private(set) var items: [UIViewController] = []
    private var tabs: [UITab] = []
    private var lastID = 0
    /// The sections of the bar, each with the controller that UIKit shows for it.
    private var sections: [Section] = []
    private weak var watcher: (any AppearanceWatcher)?

    private typealias Section = (group: UITabGroup, box: SingleChildController)

    init(watcher: (any AppearanceWatcher)?) { self.watcher = watcher }

    /// Whether a tab with these options needs objects.
    static func isNeeded(for options: TabOptions) -> Bool {
      options.isSearch || options.section != nil && showsSections
    }

    /// Whether the system shows sections, in a sidebar.
    private static var showsSections: Bool {
      [.pad, .mac].contains(UIDevice.current.userInterfaceIdiom)
    }

    /// Takes other controllers, and returns the tabs of the bar.
    func take(_ controllers: [UIViewController], _ options: [TabOptions]) -> [UITab] {
      // There is one search tab, and none in a section.
      let search = options.firstIndex { $0.isSearch && ($0.section == nil || !Self.showsSections) }
      tabs = controllers.indices.map { position in
        let isSearch = position == search
        if let known = items.firstIndex(where: { $0 === controllers[position] }),
          (tabs[known] is UISearchTab) == isSearch
        {
          return tabs[known]
        }
        return makeTab(of: controllers[position], isSearch: isSearch)
      }
      items = controllers
      for position in items.indices { refresh(position) }
      guard Self.showsSections else { return tabs }
      let former = takeOut(controllers, options)
      sections = []
      var roots: [UITab] = []
      var start = 0
      while start < tabs.count {
        let section = options[start].section
        let end = options[start...].firstIndex { $0.section != section } ?? tabs.count
        if let section {
          roots.append(makeSection(section, of: Array(tabs[start..<end]), from: former))
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

    /// Takes from each section what will not be in one of its title, and returns the sections.
    ///
    /// A tab is never in two sections at once.
    private func takeOut(_ controllers: [UIViewController], _ options: [TabOptions]) -> [Section] {
      for (group, box) in sections {
        group.children.removeAll { tab in
          !tabs.indices.contains { tabs[$0] === tab && options[$0].section == group.title }
        }
        let stays = controllers.indices.contains {
          controllers[$0] === box.content && options[$0].section == group.title
        }
        if !stays { box.show(nil, isAnimated: false) }
      }
      return sections
    }

    /// UIKit shows the controller of the section, whatever tab in it is selected.
    private func makeSection(
      _ title: String, of tabs: [UITab], from former: [Section]
    ) -> UITab {
      let known = former.first { old in
        old.group.title == title && !sections.contains { $0.group === old.group }
      }
      if let known {
        known.group.children = tabs
        sections.append(known)
        return known.group
      }
      lastID += 1
      let box = SingleChildController(watcher: watcher)
      let group = UITabGroup(
        title: title, image: nil, identifier: "usher.\(lastID)", children: tabs
      ) { _ in box }
      sections.append((group, box))
      return group
    }

    /// Gives a tab the title, picture and badge of its controller.
    func refresh(_ controller: UIViewController) {
      if let position = items.firstIndex(where: { $0 === controller }) { refresh(position) }
    }

    private func refresh(_ position: Int) {
      guard let item = items[position].tabBarItem else { return }
      let tab = tabs[position]
      // The search tab has its own as long as the screen declares none.
      let hasOwn = tab is UISearchTab
      if !hasOwn || item.title != nil { tab.title = item.title ?? "" }
      if !hasOwn || item.image != nil { tab.image = item.image }
      tab.badgeValue = item.badgeValue
      #if compiler(>=6.2.1)
        // Before, a tab that is an object has one picture.
        if #available(iOS 26.1, visionOS 26.1, *), UIDevice.current.hasSystem(26) {
          tab.selectedImage = item.selectedImage
        }
      #endif
    }

    /// The position of a tab, or that of a section's selected tab; `nil` for an unknown one.
    func position(of tab: UITab?) -> Int? {
      guard let group = tab as? UITabGroup else { return tabs.firstIndex { $0 === tab } }
      return position(of: group.selectedChild ?? group.children.first)
    }

    func tab(at position: Int) -> UITab { tabs[position] }

    /// Whether a controller is one that UIKit shows for a tab or for a section.
    func shows(_ controller: UIViewController) -> Bool {
      items.contains { $0 === controller } || sections.contains { $0.box === controller }
    }

    /// Shows a tab's controller in its section, if it is in one.
    func showInSection(_ position: Int) {
      let tab = tabs[position]
      for (group, box) in sections where group.children.contains(where: { $0 === tab }) {
        box.show(items[position], isAnimated: false)
      }
    }
  }
#endif
