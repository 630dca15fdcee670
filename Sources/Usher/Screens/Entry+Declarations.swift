/// What an entry declares to hosts: what its screen's object says, or its coordinator for a flow, or
/// else what is on top inside that flow.
extension Entry {
  package var declaredTitle: String? { declared((any TitledScreen).self)?.screenTitle }
  package var declaredBackTitle: String? { declared((any BackTitledScreen).self)?.backTitle }
  package var hidesNavigationBar: Bool {
    declared((any BarHidingScreen).self)?.hidesNavigationBar ?? false
  }
  package var sheetDetents: [SheetDetent] {
    declared((any SheetSizingScreen).self)?.sheetDetents ?? []
  }
  package var isDismissable: Bool {
    if case .alert = content { return false }
    return declared((any DismissControllingScreen).self)?.isDismissable ?? true
  }
  package var tabItem: TabItem? { declared((any TabScreen).self)?.tabItem }

  private func declared<Declaration>(_ type: Declaration.Type) -> Declaration? {
    var entry = self
    while true {
      switch entry.content {
      case .screen(let object): return object as? Declaration
      case .flow(let flow):
        if let declaration = flow.coordinator as? Declaration { return declaration }
        guard let inner = flow.container.selectedEntry else { return nil }
        entry = inner
      case .none, .alert, .left: return nil
      }
    }
  }
}
