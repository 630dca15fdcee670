package import UsherWeb

/// The place where the demo keeps the trees of visitors.
package enum DemoTrees: Sendable {
  /// Only in memory.
  case none
  /// In SQLite, in the demo's folder.
  case inFolder
  /// In a store that other servers may share.
  case `in`(any TreeStore)
}
