import Usher

extension WebApp {
  /// The tree that a visitor asks for, restored if it is kept and not in memory.
  func page(_ id: Secret, of visitor: Secret?) async -> LivePage? {
    if let page = store.page(id, of: visitor) { return page }
    guard let trees = options.trees, let visitor else { return nil }
    let key = TreeKey(app: path, visitor: visitor.description, tree: id.description)
    let stored: StoredTree?
    do {
      stored = try await trees.load(key)
    } catch {
      options.onStoreFailure(error)
      return nil
    }
    // Another request may have been faster.
    if let page = store.page(id, of: visitor) { return page }
    guard let stored, let token = Secret(stored.token) else { return nil }
    let page = LivePage(
      settings, visitor: visitor,
      as: LivePage.Former(
        id: id, token: token, generation: stored.generation + 1, snapshot: stored.snapshot))
    keep(page)
    // Before anybody sees it: a page of this generation must never be taken for one of a later one.
    await page.saver?.save()
    return page
  }

  /// Keeps a new page in memory, and its tree in the store if there is one.
  func keep(_ page: LivePage) {
    if let trees = options.trees {
      let key = TreeKey(
        app: path, visitor: page.visitor.description, tree: page.id.description)
      page.saver = TreeSaver(page, trees, key, onFailure: options.onStoreFailure)
      page.saver?.changed()
    }
    store.add(page)
    startExpiring()
  }
}
