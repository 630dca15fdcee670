/// A link to what lives longer than the tree: followed cheaply as long as the tree is there, and holding
/// nothing afterwards.
///
/// As long as an object is referenced weakly somewhere, each reference to it is counted the slow way.
/// What a tree and its host hold of each other is used in every change, so it is weak only once the
/// tree has ended.
@MainActor
struct Uplink<Target: AnyObject> {
  private var live: Target?
  private weak var ended: Target?

  init(_ target: Target) {
    live = target
  }

  /// What it leads to, if that is still there.
  var target: Target? { live ?? ended }

  /// Holds nothing from now on.
  mutating func end() {
    ended = live
    live = nil
  }
}
