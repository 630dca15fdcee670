/// What a node declares to hosts: what its screen's object says, or its coordinator for a flow, or
/// else what is on top inside that flow.
extension Node {
  /// The title of what it shows, if that declares one.
  public var declaredTitle: String? { declared((any TitledScreen).self)?.screenTitle }
  /// The words for the back button of what is pushed on top of it, if declared.
  public var declaredBackTitle: String? { declared((any BackTitledScreen).self)?.backTitle }
  /// Whether the navigation bar is hidden while it is on top.
  public var hidesNavigationBar: Bool {
    declared((any BarHidingScreen).self)?.hidesNavigationBar ?? false
  }
  /// The heights that a sheet with it rests at, the smallest first; empty if not declared.
  public var sheetDetents: [SheetDetent] {
    (declared((any SheetSizingScreen).self)?.sheetDetents ?? []).compactMap(\.possible)
  }
  /// Whether the user may dismiss it without choosing anything; never for an alert.
  ///
  /// Says nothing of the presentation's style: what covers the full screen cannot be drawn down at all.
  public var isDismissable: Bool {
    if case .alert = content { return false }
    return declared((any DismissControllingScreen).self)?.isDismissable ?? true
  }
  /// The words and picture of its tab, if declared.
  public var tabItem: TabItem? { declared((any TabScreen).self)?.tabItem }

  private func declared<Declaration>(_ type: Declaration.Type) -> Declaration? {
    var node = self
    while true {
      switch node.content {
      case .screen(let object): return object as? Declaration
      case .flow(let flow):
        if let declaration = flow.coordinator as? Declaration { return declaration }
        guard let inner = flow.container.selectedNode else { return nil }
        node = inner
      case .none, .alert, .left: return nil
      }
    }
  }
}
