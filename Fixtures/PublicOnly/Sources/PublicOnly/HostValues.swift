// The values of a host besides its driver.
@_spi(Hosting) import Usher

@MainActor
func everyHostsValue(_ tree: Tree) {
  tree.canLeaveRoot = true
  let handle: NavigationHandle = tree.rootWasRemoved(cause: .dismissed)
  print(handle.currentOutcome as Any, tree.root.isLive, tree.root.hostContainer?.isOpen as Any)
}
