public import Usher

extension Launch {
  /// Starts at a link instead of the root flow's own start; as usual if `link` is `nil`.
  ///
  /// The usual first screen is never made. With a wrong link the tree starts as usual.
  ///
  /// - Parameters:
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - onError: Receives the error of a wrong link. The tree then starts without it.
  public static func opening(
    _ link: String?, onError: @escaping @MainActor (LinkError) -> Void = { _ in }
  ) -> Launch {
    Launch.standard.opening(link, onError: onError)
  }

  /// Starts at a link instead of the root flow's own start.
  ///
  /// If this launch restores a tree, the tree is restored first, and then opens the link. Returns
  /// the same launch if `link` is `nil`; the last link counts.
  ///
  /// - Parameters:
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - onError: Receives the error of a wrong link. The tree then starts without it.
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
          try tree.open(link, transition: .unanimated)
        } catch {
          onError(error)
        }
      })
    return launch
  }

  /// Starts `root` at a link that is read immediately, for tests and servers.
  ///
  /// - Parameters:
  ///   - link: A path, or a full link that begins with one of the root's origins.
  ///   - root: The future root coordinator.
  /// - Throws: A ``LinkError`` that names the wrong part of the link.
  public static func opening(
    _ link: String, for root: any Coordinator
  ) throws(LinkError) -> Launch {
    let plan = try Plan(opening: link, in: root)
    return Launch(
      opening: Opening(
        plan: { _ in plan },
        // The link was read before, which threw any error.
        afterRestoring: { tree in _ = try? tree.open(link, transition: .unanimated) }))
  }
}
