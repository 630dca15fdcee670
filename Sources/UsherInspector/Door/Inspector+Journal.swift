#if DEBUG
  import Usher
  import UsherJournal
  import UsherSnapshots

  /// What the door does with the journal of a tree, or with one that was loaded.
  extension Inspector {
    static let journalCommands: [DoorCommand] = [
      DoorCommand(
        name: "steps", text: "The journal's requests as sentences, numbered from 1.",
        parameters: [DoorCommand.treeParameter]
      ) { inspector, values throws(DoorError) in
        let steps = try inspector.history(values).steps
        return [
          "steps": .array(steps.map { .string(inspector.wording.sentence(of: $0.fact)) })
        ]
      },
      DoorCommand(
        name: "step", text: "A step of the journal, and the tree after it.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(
            name: "number", type: "integer", text: "Its number; the last one by default."),
        ]
      ) { inspector, values throws(DoorError) in try inspector.step(values) },
      DoorCommand(
        name: "journal", text: "The journal as JSON; needs payloads.",
        parameters: [DoorCommand.treeParameter]
      ) { inspector, values throws(DoorError) in
        let journal = try inspector.journal(values)
        do throws(StoredValueError) {
          return ["journal": try StoredValue(journal, within: journalLimits)]
        } catch {
          throw DoorError("The journal cannot be stored: \(error)")
        }
      },
      DoorCommand(
        name: "export", text: "The journal as the source of a test; needs payloads.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(name: "name", type: "string", text: "The test's name, a sentence."),
          DoorCommand.Parameter(
            name: "root", type: "string", text: "The source that makes the root, such as AppFlow()."
          ),
          DoorCommand.Parameter(
            name: "modules", type: "array", text: "The modules that the root's source imports."),
        ]
      ) { inspector, values throws(DoorError) in try inspector.exported(values) },
      DoorCommand(
        name: "load",
        text: "Shows a loaded journal; without one, returns to the tree's own.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(
            name: "journal", type: "object", text: "The journal, as “journal” answers it."),
          DoorCommand.Parameter(name: "name", type: "string", text: "The name of the file."),
        ]
      ) { inspector, values throws(DoorError) in try inspector.load(values) },
      DoorCommand(
        name: "replay",
        text: "Replays the journal on a new root, without a host; needs changes and payloads.",
        parameters: [DoorCommand.treeParameter], changesApp: true
      ) { inspector, values throws(DoorError) in try await inspector.replay(values) },
      DoorCommand(
        name: "minimise",
        text:
          "Finds the fewest inputs that lead to a text in the tree; needs changes and payloads.",
        parameters: [
          DoorCommand.treeParameter,
          DoorCommand.Parameter(
            name: "until", type: "string",
            text: "What the tree as text must contain at the end; all of it by default."),
        ], changesApp: true
      ) { inspector, values throws(DoorError) in try await inspector.minimise(values) },
    ]

    /// The number of indents from which deeper places stand below each other.
    private static let mostIndents = 64
    /// The number of inputs that are minimised: their number squared is that of the replays at worst, on the main actor.
    private static let mostInputs = 200

    private static var journalLimits: StoredValue.Limits {
      StoredValue.Limits(depth: 256, count: .max)
    }

    private func history(_ values: DoorCommand.Values) throws(DoorError) -> JournalHistory {
      guard let history = try subject(values).history else { throw .notRecorded }
      return history
    }

    private func journal(_ values: DoorCommand.Values) throws(DoorError) -> Journal {
      guard showsPayloads else { throw .payloadsOff }
      guard let journal = try subject(values).journal else { throw .notRecorded }
      return journal
    }

    private func step(_ values: DoorCommand.Values) throws(DoorError) -> [String: StoredValue] {
      let subject = try subject(values)
      let history = try history(values)
      let number = values.number("number") ?? history.steps.count
      guard !history.steps.isEmpty else { throw DoorError("The journal has no steps.") }
      guard history.steps.indices.contains(number - 1) else {
        throw DoorError("There are steps 1 to \(history.steps.count).")
      }
      let places = history.places(after: number - 1)
      return [
        "number": .int(Int64(number)), "count": .int(Int64(history.steps.count)),
        "request": subject.values(of: history.steps[number - 1].fact, wording),
        "text": .string(
          places.map {
            String(repeating: "  ", count: min($0.depth, Self.mostIndents))
              + wording.name(of: $0.node)
          }.joined(separator: "\n")),
        "picture": .array(
          places.map { place in
            var values = subject.values(of: place.node, wording)
            values["depth"] = .int(Int64(place.depth))
            return .dictionary(values)
          }),
      ]
    }

    private func exported(_ values: DoorCommand.Values) throws(DoorError) -> [String: StoredValue] {
      let journal = try journal(values)
      let subject = try subject(values)
      do throws(StoredValueError) {
        let source = try journal.swiftTest(
          named: values.text("name") ?? "A recorded session",
          root: values.text("root") ?? "\(journal.root)()",
          importing: values.texts("modules"),
          tree: subject.loaded == nil ? subject.tree?.description : nil)
        return ["test": .string(source)]
      } catch {
        throw DoorError("The journal cannot be stored: \(error)")
      }
    }

    private func load(_ values: DoorCommand.Values) throws(DoorError) -> [String: StoredValue] {
      let subject = try subject(values)
      guard let value = values.values["journal"] else {
        subject.loaded = nil
        return ["steps": .int(Int64(subject.history?.steps.count ?? 0))]
      }
      let journal: Journal
      do throws(StoredValueError) {
        journal = try value.decode(Journal.self)
      } catch {
        throw DoorError("This is no journal: \(error)")
      }
      subject.loaded = LoadedJournal(name: values.text("name") ?? "journal.json", journal: journal)
      return [
        "steps": .int(Int64(subject.history?.steps.count ?? 0)), "root": .string(journal.root),
      ]
    }

    private func replay(
      _ values: DoorCommand.Values
    ) async throws(DoorError) -> [String: StoredValue] {
      let journal = try journal(values)
      let replay = try await replayed(journal, by: try subject(values))
      defer { replay.close() }
      var answer: [String: StoredValue] = [
        "tree": .string(replay.tree.description), "isSame": .bool(replay.divergence == nil),
        "overruled": .array(replay.overruled.map { .string($0.description) }),
      ]
      if let divergence = replay.divergence {
        answer["divergence"] = .string(
          [divergence.description, divergence.fix].compactMap(\.self).joined(separator: "\n"))
      }
      return answer
    }

    private func minimise(
      _ values: DoorCommand.Values
    ) async throws(DoorError) -> [String: StoredValue] {
      let subject = try subject(values)
      let journal = try journal(values)
      guard let makeReplay = subject.makeReplay else { throw .noRoot }
      guard journal.units.count <= Self.mostInputs else {
        throw DoorError(
          "The journal has \(journal.units.count) inputs, and at most \(Self.mostInputs) are minimised here: download it, and minimise it in a test."
        )
      }
      guard !subject.isMinimising else { throw DoorError("The journal is being minimised.") }
      subject.isMinimising = true
      defer { subject.isMinimising = false }
      let whole = try await replayed(journal.inputs, by: subject)
      let tree = whole.tree.description
      whole.close()
      let until = values.text("until")
      let shortest: Journal
      do throws(JournalError) {
        shortest = try await journal.minimized { part in
          guard let replay = try? await makeReplay(part) else { return false }
          defer { replay.close() }
          let found = replay.tree.description
          return until.map { found.contains($0) } ?? (found == tree)
        }
      } catch {
        throw DoorError(error.message)
      }
      // The shortest has inputs only; its replay has their consequences too.
      let replay = try await replayed(shortest, by: subject)
      subject.loaded = LoadedJournal(name: "minimised", journal: replay.journal)
      replay.close()
      return [
        "before": .int(Int64(journal.units.count)), "after": .int(Int64(shortest.units.count)),
      ]
    }

    private func replayed(
      _ journal: Journal, by subject: WatchedTree
    ) async throws(DoorError) -> Replay {
      guard let makeReplay = subject.makeReplay else { throw .noRoot }
      do throws(JournalError) {
        return try await makeReplay(journal)
      } catch {
        throw DoorError(error.message)
      }
    }
  }

  extension DoorError {
    fileprivate static let notRecorded = DoorError(
      "The tree is not recorded: set `journalLimit` of its configuration.")
    fileprivate static let noRoot = DoorError(
      "A new root is needed: add the tree with `add(_:named:replaying:)`.")
  }
#endif
