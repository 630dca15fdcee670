import Testing
import Usher
import UsherTesting

final class VaultApp: Coordinator {
  enum Route: Hashable { case secrets, secret(Int), lock }

  let navigation = Stack<Route>(.secrets)
  private var isLocked = false

  func destination(for route: Route) -> Destination {
    switch route {
    case .secrets: .screen(SecretsModel())
    case .secret(let id): .screen(SecretModel(id))
    case .lock: .screen(LockModel(onUnlock: { self.unlocked() }))
    }
  }

  func enteredBackground() {
    guard !isLocked else { return }
    isLocked = true
    present(.lock, as: .fullScreen, outlivesPlace: true, transition: .unanimated)
  }

  private func unlocked() {
    isLocked = false
    dismiss(.lock)
  }
}

final class LockModel: ScreenConfiguring {
  let onUnlock: () -> Void
  init(onUnlock: @escaping () -> Void) { self.onUnlock = onUnlock }

  let screenOptions = ScreenOptions(isDismissable: false)
}

// Not on the page:

final class SecretsModel {}

final class SecretModel {
  init(_ id: Int) {}
}

extension CookbookTests {
  @Test("A lock covers everything, once, and opens to the same place")
  func lock() throws {
    let vault = VaultApp()
    let host = InMemoryHost(vault, transitions: .stepped)
    host.finishTransitions()
    vault.push(.secret(1))
    host.finishTransitions()
    vault.enteredBackground()
    vault.enteredBackground()
    host.finishTransitions()
    host.expectTree(try page.tree("A lock"))
    try host.screen(LockModel.self).onUnlock()
    host.finishTransitions()
    #expect(vault.navigation.top == .secret(1))
    #expect(!vault.isPresenting)
  }
}
