#if DEBUG
  import Usher

  /// An event of a tree, with its number and its cause.
  struct EventFact: Sendable {
    /// Its number among the events of the tree, from 1.
    let number: Int
    let event: TreeEvent
    /// The request whose change caused it.
    let request: NavigationRequest.ID?

    /// The kind of the event in one word.
    var kind: String {
      switch event {
      case .request: "request"
      case .started: "started"
      case .ended: "ended"
      case .moved: "moved"
      case .updated: "updated"
      case .visible: "visible"
      case .concluded: "concluded"
      case .explained: "explained"
      case .misuse: "misuse"
      }
    }
  }
#endif
