@_spi(Hosting) public import Usher

extension Launch {
  /// Starts in the state of `snapshot`; as usual if that is `nil`.
  ///
  /// ``Tree/restorationReport`` lists the parts that cannot be restored.
  public static func restoring(_ snapshot: TreeSnapshot?) -> Launch {
    Launch.standard.restoring(snapshot)
  }

  /// Starts in the state of `snapshot`, and performs the rest of this launch afterwards.
  ///
  /// The same launch if `snapshot` is `nil`. ``Tree/restorationReport`` lists the parts that cannot be
  /// restored.
  public func restoring(_ snapshot: TreeSnapshot?) -> Launch {
    guard let snapshot else { return self }
    var launch = self
    launch.restore = { state, _ in
      var reader = SnapshotReader()
      let inside = reader.inside(snapshot.root)
      state.extensions[RestorationReport.self] = reader.report
      return RootStart(
        plan: inside.plan, modals: inside.modals, state: inside.state, origin: snapshot)
    }
    return launch
  }
}
