#if DEBUG
  import UsherLinks
  import UsherSnapshots

  extension Inspector {
    /// All commands of the door.
    static let commands: [DoorCommand] =
      reading + journalCommands + waiting + changing + appCommands + settings

    private static let reading: [DoorCommand] = [
      DoorCommand(name: "help", text: "Lists the commands.") { _, _ throws(DoorError) in
        ["commands": .array(commands.map(\.description))]
      },
      DoorCommand(name: "trees", text: "Lists the trees.") { inspector, _ throws(DoorError) in
        ["trees": .array(inspector.watched.map(\.head))]
      },
      DoorCommand(
        name: "tree", text: "The tree as text, what is on screen, and what waits for an answer.",
        parameters: [DoorCommand.treeParameter]
      ) { inspector, values throws(DoorError) in
        let tree = try inspector.subject(values)
        let wording = inspector.wording
        return [
          "tree": .string(tree.text(wording)), "screens": tree.visible(wording),
          "questions": tree.questions(wording), "isSettled": .bool(tree.isSettled),
          "actions": .array(tree.actions(wording).map { .string($0) }),
        ]
      },
      DoorCommand(
        name: "explain",
        text: "A request, what followed from it, and why it was refused or redirected.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(
            name: "request", type: "integer", text: "Its number; the last one by default."),
        ]
      ) { inspector, values throws(DoorError) in
        let tree = try inspector.subject(values)
        let fact =
          values.number("request").map { tree.request(UInt64(clamping: $0)) }
          ?? tree.requests.elements.last
        guard let fact else { throw DoorError("There is no such request, or it is too old.") }
        return ["request": tree.values(of: fact, inspector.wording)]
      },
      DoorCommand(
        name: "events", text: "The events after a number, with their causes, at most 500.",
        parameters: [DoorCommand.treeParameter, since]
      ) { inspector, values throws(DoorError) in
        try inspector.subject(values).news(since: values.number("since") ?? 0, inspector.wording)
      },
      DoorCommand(
        name: "state", text: "Everything that changed after the event with a number.",
        parameters: [DoorCommand.treeParameter, since]
      ) { inspector, values throws(DoorError) in inspector.state(values) },
      DoorCommand(
        name: "misuse", text: "Wrong uses of the library.", parameters: [DoorCommand.treeParameter]
      ) { inspector, values throws(DoorError) in
        ["misuse": try inspector.subject(values).misuse(inspector.wording)]
      },
    ]

    private static let waiting: [DoorCommand] = [
      DoorCommand(
        name: "settle", text: "Waits until nothing moves.",
        parameters: [DoorCommand.treeParameter, DoorCommand.patience]
      ) { inspector, values throws(DoorError) in
        let tree = try inspector.subject(values)
        return ["isSettled": .bool(await tree.settle(seconds: values.number("seconds") ?? 10))]
      },
      DoorCommand(
        name: "leaks", text: "Objects that outlived their flow; waits until nothing moves.",
        parameters: [DoorCommand.treeParameter, DoorCommand.patience]
      ) { inspector, values throws(DoorError) in
        let tree = try inspector.subject(values)
        let isSettled = await tree.lookForLeaks(seconds: values.number("seconds") ?? 1)
        return ["leaks": tree.leaks(inspector.wording), "isSettled": .bool(isSettled)]
      },
    ]

    private static let changing: [DoorCommand] = [
      DoorCommand(
        name: "open", text: "Opens a link; needs changes.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(
            name: "link", type: "string", text: "A link of the app.", isRequired: true),
        ], changesApp: true
      ) { inspector, values throws(DoorError) in
        let subject = try inspector.subject(values)
        guard let tree = subject.tree, let link = values.text("link") else {
          throw DoorError("“link” is no text, or the tree has gone.")
        }
        do throws(LinkError) {
          try tree.open(link)
        } catch {
          throw DoorError("\(error)")
        }
        return ["isSettled": .bool(await subject.settle(seconds: values.number("seconds") ?? 10))]
      },
      DoorCommand(
        name: "press",
        text:
          "Does what the user does: back, close (a sheet), tab 0, or the title of an alert's action;"
          + " needs changes.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(
            name: "what", type: "string", text: "One of the actions that “tree” lists.",
            isRequired: true),
        ], changesApp: true
      ) { inspector, values throws(DoorError) in
        let subject = try inspector.subject(values)
        try subject.press(values.text("what") ?? "", inspector.wording)
        return ["isSettled": .bool(await subject.settle(seconds: values.number("seconds") ?? 10))]
      },
    ]

    private static let settings: [DoorCommand] = [
      DoorCommand(
        name: "allow", text: "Turns payloads or changes on or off.",
        parameters: [
          DoorCommand.Parameter(
            name: "payloads", type: "boolean", text: "Shows payloads of routes."),
          DoorCommand.Parameter(
            name: "changes", type: "boolean", text: "Lets commands change the app."),
        ]
      ) { inspector, values throws(DoorError) in
        guard !inspector.isLocked else { throw DoorError("The app has locked these switches.") }
        if let payloads = values.flag("payloads") { inspector.showsPayloads = payloads }
        if let changes = values.flag("changes") { inspector.allowsChanges = changes }
        return ["allowed": inspector.switches]
      }
    ]

    private static let since = DoorCommand.Parameter(
      name: "since", type: "integer",
      text: "The number of the last event that is known; 0 for none.")
  }

  extension DoorCommand {
    fileprivate var description: StoredValue {
      .dictionary([
        "do": .string(name), "text": .string(text),
        "parameters": .array(
          parameters.map {
            .dictionary([
              "name": .string($0.name), "type": .string($0.type), "text": .string($0.text),
              "isRequired": .bool($0.isRequired),
            ])
          }),
      ])
    }
  }
#endif
