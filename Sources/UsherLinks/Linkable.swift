public import Usher

/// A coordinator whose places have addresses.
///
/// ```swift
/// final class ListFlow: Coordinator, Linkable {
///   enum Route: Hashable { case list, detail(Int) }
///   static let links: Links<Route> = [RouteLink("list", .list), RouteLink(":id", Route.detail)]
///   …
/// }
/// ```
///
/// One declaration both reads and writes. The address of a whole tree is composed of those of its
/// flows, from the root inwards: `/list/3` is the list with a detail on top of it. Make routes
/// `Hashable`, so that a link into the current tree keeps the common part.
///
/// A package with an internal coordinator can publish `any Linkable.Type`, to which other flows'
/// links can lead.
@MainActor
public protocol Linkable: Coordinator {
  /// The links of this flow's own routes.
  ///
  /// Make it a `static let`, so that it is created once. A generic flow must compute it, and pays for
  /// that each time a link is opened or written.
  static var links: Links<Route> { get }
}

extension Linkable {
  /// The links, prepared for look-ups, once for each value of `links`.
  package static var linkTable: LinkTable {
    links.storage.table { LinkTable(Self.self, links: $0) }
  }

  /// Returns whether a tree with this root could open a text, if no guard refuses.
  package static func isLink(_ text: String) -> Bool {
    do {
      _ = try LinkReader.plan(text, root: linkTable)
      return true
    } catch {
      return false
    }
  }
}
