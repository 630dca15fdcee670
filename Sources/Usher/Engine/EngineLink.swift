/// The reference of ended flows to their tree: its engine while the tree is live.
@MainActor
final class EngineLink {
  weak var engine: ChangeEngine?
}
