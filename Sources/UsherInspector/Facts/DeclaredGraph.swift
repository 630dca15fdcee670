#if DEBUG
  /// The flows of an app as its sources declare them: a file of `usher map --format json`.
  struct DeclaredGraph: Decodable, Sendable {
    struct Flow: Decodable, Sendable {
      let name: String
      let model: String
      let routes: [Route]
      let edges: [Edge]
    }

    struct Route: Decodable, Sendable {
      let name: String
      /// The types of its values.
      let values: [String]
      let goals: [Goal]
    }

    struct Goal: Decodable, Sendable {
      let kind: String
      let name: String
    }

    struct Edge: Decodable, Sendable {
      let verb: String
      let flow: String?
    }

    let flows: [Flow]

    /// The flows in the order in which they are reached from one, then the others.
    func flows(from root: String?) -> [Flow] {
      var rest = flows
      var reached: [Flow] = []
      var open = [root ?? ""]
      while let name = open.first {
        open.removeFirst()
        guard let place = rest.firstIndex(where: { $0.name == name }) else { continue }
        let flow = rest.remove(at: place)
        reached.append(flow)
        open += flow.routes.flatMap(\.goals).map(\.name) + flow.edges.compactMap(\.flow)
      }
      return reached + rest
    }
  }
#endif
