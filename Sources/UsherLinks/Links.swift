/// The links of one flow, and where links to the app come from.
///
/// Written as a list of ``RouteLink``. Of two that fit the longer wins, then the one with a fixed segment
/// where the other has a parameter.
@MainActor
public struct Links<Route>: @MainActor ExpressibleByArrayLiteral {
  let storage: Storage

  /// Links that are opened as paths, such as `/list/3`, wherever they come from.
  public init(arrayLiteral links: RouteLink<Route>...) {
    storage = Storage(links, origins: [])
  }

  /// Links with the places that they come from, for the coordinator at the root of a tree.
  ///
  /// - Parameters:
  ///   - origins: What full links begin with: universal links (`https://example.com`, or with a path, or
  ///     `https://*.example.com` for every host below) and schemes of the app's own (`example:`). The
  ///     first is the one that links are written with. A link from elsewhere is refused.
  ///   - links: The links.
  public init(from origins: String..., links: [RouteLink<Route>]) {
    storage = Storage(links, origins: origins)
  }

  /// Holds the links, and what was made of them.
  @MainActor
  final class Storage {
    let links: [RouteLink<Route>]
    let origins: [String]
    private var made: LinkTable?

    init(_ links: [RouteLink<Route>], origins: [String]) {
      self.links = links
      self.origins = origins
    }

    @MainActor
    func table(_ make: (Storage) -> LinkTable) -> LinkTable {
      if let made { return made }
      let table = make(self)
      made = table
      return table
    }
  }
}
