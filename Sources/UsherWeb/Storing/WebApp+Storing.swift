import Usher
import UsherSnapshots

extension WebApp {
  /// Returns the tree that a visitor requests, restored if it is stored and not in memory.
  ///
  /// - Throws: ``RequestError/unavailable`` if the store does not answer.
  func page(_ id: Secret, of visitor: Secret?) async throws(RequestError) -> LivePage? {
    if let page = store.page(id, of: visitor) {
      page.saver?.retry()
      return page
    }
    guard let keeper, let visitor else { return nil }
    let stored = try await keeper.load(TreeKey(app: path, visitor: visitor, tree: id))
    // Another request may have loaded it meanwhile.
    if let page = store.page(id, of: visitor) { return page }
    guard let stored else { return nil }
    let page = LivePage(settings, visitor: visitor, as: LivePage.Former(id: id, stored: stored))
    keep(page)
    // Save before the visitor sees it: a page of this generation must never pass for one of a
    // later generation.
    await page.saver?.save()
    return page
  }

  /// Keeps a new page in memory, and its tree in the store if there is one.
  func keep(_ page: LivePage) {
    if let keeper {
      keeper.open()
      let key = TreeKey(app: path, visitor: page.visitor, tree: page.id)
      page.saver = TreeSaver(page, keeper, key)
      page.saver?.changed()
    }
    store.add(page)
    startExpiring()
  }
}

extension StoredTree {
  /// Captures the tree of a page.
  @MainActor
  init(_ page: LivePage) {
    self.init(
      snapshot: page.tree.snapshot(), generation: page.generation, depth: page.state.depth,
      trail: page.trail.stored(in: page.tree))
  }
}

extension LivePage {
  /// Restores the browser's way forward from before the server stopped, if the tree is unchanged.
  func restoreTrail(_ stored: StoredTree) {
    guard !stored.trail.isEmpty, state.depth == stored.depth,
      tree.snapshot().hasSameContent(as: stored.snapshot)
    else { return }
    trail = HistoryTrail(stored.trail, in: tree)
  }
}
