import Foundation

// What the system does with scenes; the person's module calls it.
extension UIScene {
  package func _connect(_ options: ConnectionOptions) {
    UIApplication.shared.connectedScenes.insert(self)
    UIApplication.shared.openSessions.insert(session)
    post(UIScene.willConnectNotification)
    activationState = .foregroundInactive
    delegate?.scene(self, willConnectTo: session, options: options)
  }

  package func _enterForeground() {
    if activationState == .background { activationState = .foregroundInactive }
    post(UIScene.willEnterForegroundNotification)
    delegate?.sceneWillEnterForeground(self)
    activationState = .foregroundActive
    UIApplication.shared.applicationState = .active
    post(UIScene.didActivateNotification)
    delegate?.sceneDidBecomeActive(self)
  }

  package func _enterBackground() {
    post(UIScene.willDeactivateNotification)
    delegate?.sceneWillResignActive(self)
    activationState = .foregroundInactive
    activationState = .background
    let others = UIApplication.shared.connectedScenes.contains {
      $0.activationState == .foregroundActive
    }
    if !others { UIApplication.shared.applicationState = .background }
    session.stateRestorationActivity =
      delegate?.stateRestorationActivity(for: self) ?? session.stateRestorationActivity
    post(UIScene.didEnterBackgroundNotification)
    delegate?.sceneDidEnterBackground(self)
  }

  package func _disconnect(discarding: Bool) {
    activationState = .unattached
    post(UIScene.didDisconnectNotification)
    delegate?.sceneDidDisconnect(self)
    UIApplication.shared.connectedScenes.remove(self)
    session.scene = nil
    if discarding {
      UIApplication.shared.openSessions.remove(session)
      UIApplication.shared.delegate?.application(
        UIApplication.shared, didDiscardSceneSessions: [session])
    }
  }

  package func _open(_ urls: [URL]) {
    delegate?.scene(self, openURLContexts: Set(urls.map { UIOpenURLContext($0) }))
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
