/// Releases contents that are made on demand.
extension ChangeEngine {
  var holdsFarContents: Bool { !demanding.isEmpty }

  /// Releases the screens further away than beside the selected place, and keeps what they save of themselves.
  ///
  /// Only when the host shows the tree: until then it may still show them. A flow stays, because it ends only once and
  /// for a reason that its parent knows; so do screens that want to be asked, and what a modal stands on.
  func hostSettled() {
    guard !demanding.isEmpty else { return }
    // What the app does while it saves comes afterwards.
    change {
      let containers = demanding
      demanding = []
      var released: [AnyObject] = []
      for container in containers {
        for node in container.takeFar() {
          guard let route = node.route, let object = node.screen, !node.mayAsk, !node.hasModals
          else {
            container.made.append(node)
            continue
          }
          released.append(object)
          node.content = .listed(Plan.Place(route: route, state: stateToRemember(of: node)))
          reconciler.driver.didRelease(node)
          node.hostObject = nil
        }
      }
      release(released)
    }
  }
}
