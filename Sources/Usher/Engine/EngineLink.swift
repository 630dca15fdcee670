/// What flows that have ended still know of their tree: its engine as long as the tree is live.
@MainActor
final class EngineLink {
  weak var engine: ChangeEngine?
}
