#if DEBUG
  import Usher
  import UsherSnapshots

  /// The declared flows beside the tree, and the switches of the app.
  extension Inspector {
    static let appCommands: [DoorCommand] = [
      DoorCommand(
        name: "map",
        text: "The declared flows, the active path, and how often each place was entered.",
        parameters: [DoorCommand.treeParameter]
      ) { inspector, values throws(DoorError) in
        let subject = try inspector.subject(values)
        guard let graph = inspector.graph else {
          throw DoorError("There is no map: give what `usher map --format json` wrote to `addMap`.")
        }
        return ["flows": subject.drawn(graph)]
      },
      DoorCommand(
        name: "switch", text: "Turns a switch of the app on or off; needs changes.",
        parameters: [
          DoorCommand.Parameter(
            name: "name", type: "string", text: "The name of the switch.", isRequired: true),
          DoorCommand.Parameter(
            name: "isOn", type: "boolean", text: "Its position.", isRequired: true),
        ], changesApp: true
      ) { inspector, values throws(DoorError) in
        guard let name = values.text("name"), let isOn = values.flag("isOn"),
          inspector.setSwitch(name, to: isOn)
        else {
          let names = inspector.appSwitches.map(\.name).joined(separator: ", ")
          throw DoorError("There is no such switch; there are: \(names)")
        }
        return ["isOn": .bool(isOn)]
      },
    ]
  }

  extension WatchedTree {
    /// The declared flows with the visits and the active path of this tree.
    func drawn(_ graph: DeclaredGraph) -> StoredValue {
      let active = activePlaces
      let root = rootName
      return .array(
        graph.flows(from: root).map { flow in
          let place = Visits.Place(flow: flow.name)
          return .dictionary([
            "name": .string(flow.name), "model": .string(flow.model),
            "visits": visits(of: place), "isActive": .bool(active.contains(place)),
            "routes": .array(
              flow.routes.map { route in
                let place = Visits.Place(flow: flow.name, route: route.name)
                return .dictionary([
                  "name": .string(
                    route.values.isEmpty
                      ? route.name : "\(route.name)(\(route.values.joined(separator: ", ")))"),
                  "goals": .array(route.goals.map { .string($0.name) }),
                  "visits": visits(of: place), "isActive": .bool(active.contains(place)),
                ])
              }),
            "runs": .array(Set(flow.edges.compactMap(\.flow)).sorted().map { .string($0) }),
          ])
        })
    }

    private func visits(of place: Visits.Place) -> StoredValue {
      .int(Int64(visits.counts[place] ?? 0))
    }

    /// The places from the root to the visible screens.
    private var activePlaces: Set<Visits.Place> {
      guard let tree, tree.isLive else { return [] }
      var active: Set<Visits.Place> = []
      for screen in tree.visibleScreens {
        for node in pathToRoot(from: screen.id) {
          if node.kind == .flow { active.insert(Visits.Place(flow: node.name)) }
          if let place = visits.place(of: node) { active.insert(place) }
        }
      }
      return active
    }
  }
#endif
