public import Usher

extension Launch {
  /// Starts at a link instead of where the root flow starts by itself; as usual if `link` is `nil`.
  ///
  /// The usual first screen is never made. If the link is wrong, the tree starts as usual.
  ///
  /// - Parameters:
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - onError: Receives what is wrong with the link. The tree then starts without it.
  public static func opening(
    _ link: String?, onError: @escaping @MainActor (LinkError) -> Void = { _ in }
  ) -> Launch {
    Launch.standard.opening(link, onError: onError)
  }

  /// Starts at a link instead of where the root flow starts by itself.
  ///
  /// A tree that this launch restores is restored first, and opens the link then. The same launch if
  /// `link` is `nil`; the last link counts.
  ///
  /// - Parameters:
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - onError: Receives what is wrong with the link. The tree then starts without it.
  public func opening(
    _ link: String?, onError: @escaping @MainActor (LinkError) -> Void = { _ in }
  ) -> Launch {
    guard let link else { return self }
    var launch = self
    launch.opening = Opening(
      plan: { root in
        do throws(LinkError) {
          return try Plan(opening: link, in: root)
        } catch {
          onError(error)
          return nil
        }
      },
      afterRestoring: { tree in
        do throws(LinkError) {
          try tree.open(link, transition: .none)
        } catch {
          onError(error)
        }
      })
    return launch
  }

  /// Starts `root` at a link that is read at once, for tests and servers.
  ///
  /// - Parameters:
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - root: The coordinator that is to be the root.
  /// - Throws: A ``LinkError`` that says which part of the link is wrong.
  public static func link(
    _ link: String, for root: any Coordinator
  ) throws(LinkError) -> Launch {
    let plan = try Plan(opening: link, in: root)
    return Launch(
      opening: Opening(
        plan: { _ in plan },
        // It was read already: what can be wrong with it was thrown.
        afterRestoring: { tree in _ = try? tree.open(link, transition: .none) }))
  }
}
