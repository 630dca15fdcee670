@_spi(Hosting) import Usher
import UsherSnapshots

extension WebApp {
  /// Returns the tree that a visitor requests, claimed and restored if it is stored and not in memory.
  ///
  /// - Throws: ``RequestError/unavailable`` if the store does not answer, or another server owns the tree.
  func page(_ id: Secret, of visitor: Secret?) async throws(RequestError) -> LivePage? {
    // A page may leave memory while its lease is renewed, which hands over what others want.
    if let page = store.page(id, of: visitor), try await isOwn(page),
      store.page(id, of: visitor) === page
    {
      page.saver?.retry()
      return page
    }
    guard let keeper, let visitor else { return nil }
    let claimed = try await keeper.load(TreeKey(app: path, visitor: visitor, tree: id))
    // Another request may have loaded it meanwhile.
    if let page = store.page(id, of: visitor) { return page }
    guard let claimed else { return nil }
    let page = LivePage(settings, visitor: visitor, as: LivePage.Former(id: id, claimed: claimed))
    keep(page, claimed)
    return page
  }

  /// Returns whether this server still owns the tree of a page; a copy leaves memory.
  private func isOwn(_ page: LivePage) async throws(RequestError) -> Bool {
    guard let keeper, let saver = page.saver else { return true }
    do {
      guard try await !saver.confirm() else { return true }
    } catch {
      keeper.report(error)
      throw .unavailable
    }
    drop(page)
    return false
  }

  /// Removes a page that is only a copy: another server has gone on with its tree.
  func drop(_ page: LivePage) {
    page.saver?.giveUp()
    page.saver = nil
    page.streams.move()
    store.remove(page)
  }

  /// Keeps a new page in memory, and its tree in the store if there is one.
  ///
  /// - Parameter claimed: The stored tree of the page, which is not saved again before it changes.
  func keep(_ page: LivePage, _ claimed: LivePage.Claimed? = nil) {
    if let keeper {
      keeper.lease.onWishes = { [weak self] wishes in self?.handOver(wishes) ?? false }
      keeper.open()
      let key = TreeKey(app: path, visitor: page.visitor, tree: page.id)
      let saver = TreeSaver(page, keeper, key, claimed)
      page.saver = saver
      // A tree that came back unsaved is saved as soon as possible.
      saver.start(savesAtOnce: claimed.map { $0.returns > $0.tree.returns } ?? true)
    }
    store.add(page)
    startExpiring()
  }

  /// Gives up the trees that other servers want; one that is in use is given up at a later beat.
  ///
  /// - Returns: `true` while there are trees in memory.
  private func handOver(_ wishes: [TreeWish]) -> Bool {
    for wish in wishes {
      guard let page = store.page(wish.key) else {
        // A claim whose answer was lost.
        keeper?.discard(wish)
        continue
      }
      guard page.performing == 0, page.saver?.isIdle == true else { continue }
      page.streams.move()
      store.remove(page)
    }
    return pageCount > 0
  }
}

extension StoredTree {
  /// Captures the tree of a page.
  @MainActor
  init(_ page: LivePage) {
    self.init(
      snapshot: page.tree.snapshot(), depth: page.state.depth,
      trail: page.trail.stored(in: page.tree), returns: page.returns,
      names: page.formerNames.stored(in: page.tree), actions: page.actions)
  }
}

extension LivePage {
  /// True if the page can leave memory, and the next request restores it as it is.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree.
  var canLeaveMemory: Bool {
    guard performing == 0, streams.isEmpty, driver.dragged == nil, saver?.isWhole == true,
      tree.engine.isQuiet, !tree.engine.hasOpenQuestions
    else { return false }
    return !tree.engine.state.allNodes.contains { node in
      // A screen that asks has what the user has not saved.
      node.flow?.isWorking == true
        || (node.leavePolicy == .ask && !(node.screen is any StateSaving))
    }
  }

  /// Restores the browser's way forward from before the server stopped, if the tree is unchanged.
  func restoreTrail(_ stored: StoredTree) {
    guard !stored.trail.isEmpty, state.depth == stored.depth,
      tree.snapshot().hasSameContent(as: stored.snapshot)
    else { return }
    trail = HistoryTrail(stored.trail, in: tree)
  }

  /// Notes an action of a script, which has an id of its own.
  ///
  /// - Returns: `false` if it was performed before, here or by another server.
  func isNew(_ id: String?) -> Bool {
    guard let id, !id.isEmpty, id.utf8.count <= 32 else { return true }
    guard !actions.contains(id) else { return false }
    actions = actions.suffix(StoredTree.mostActions - 1) + [id]
    return true
  }
}
