/// The links of one flow, and the origins of the app's links.
///
/// Write it as a list of ``RouteLink``. Of two matching links the longer wins, then the one with a
/// fixed segment where the other has a parameter.
@MainActor
public struct Links<Route>: @MainActor ExpressibleByArrayLiteral {
  let storage: Storage

  /// Links that are opened as paths, such as `/list/3`, from any origin.
  public init(arrayLiteral links: RouteLink<Route>...) {
    storage = Storage(links, origins: [])
  }

  /// Links with their origins, for the root coordinator of a tree.
  ///
  /// - Parameters:
  ///   - origins: The beginnings of full links: universal links (`https://example.com`, or with a
  ///     path, or `https://*.example.com` for every subdomain) and custom schemes (`example:`). Links
  ///     are written with the first one. A link with another origin is refused.
  ///   - links: The links.
  public init(from origins: String..., links: [RouteLink<Route>]) {
    storage = Storage(links, origins: origins)
  }

  /// Stores the links, and the table made from them.
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
