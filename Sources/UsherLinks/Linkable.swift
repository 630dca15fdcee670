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
/// One declaration reads and writes. The address of a whole tree is put together from those of its flows,
/// from the root inwards: `/list/3` is the list with a detail on top of it. Make routes `Hashable`, so
/// that a link into what is shown already can keep what both have in common.
///
/// A package that does not publish its coordinator can publish `any Linkable.Type` for the links of
/// others to lead to.
@MainActor
public protocol Linkable: Coordinator {
  /// The links of this flow's own routes.
  ///
  /// A `static let`, so that it is made once.
  static var links: Links<Route> { get }
}

extension Linkable {
  /// The links, made ready for looking up, once.
  package static var linkTable: LinkTable {
    links.storage.table { LinkTable(Self.self, links: $0) }
  }

  /// Whether a tree with this root could open a text, if no guard refuses.
  package static func isLink(_ text: String) -> Bool {
    do {
      _ = try LinkReader.plan(text, root: linkTable)
      return true
    } catch {
      return false
    }
  }
}
