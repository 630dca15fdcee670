#if DEBUG
  import Foundation
  import UsherJournal
  import UsherSnapshots

  extension Inspector {
    /// Performs one command in JSON, and returns the answer in JSON, each in one line.
    ///
    /// `{"do":"tree"}` is answered with `{"ok":true,…}`, a wrong or refused command with
    /// `{"error":"…","ok":false}`. `{"do":"help"}` lists the commands. Use it for a door without a
    /// server, such as standard input; it needs no ``open()``.
    ///
    /// - Parameter line: The command.
    /// - Returns: The answer, without a line break.
    public func answer(_ line: String) async -> String {
      do throws(DoorError) {
        guard case .dictionary(let values) = try Self.value(in: line) else {
          throw DoorError("A command is an object, such as {\"do\":\"tree\"}.")
        }
        guard case .string(let name)? = values["do"] else {
          throw DoorError("“do” is missing: it names the command, such as “help”.")
        }
        var answer = try await perform(name, DoorCommand.Values(values: values))
        answer["ok"] = .bool(true)
        return StoredValue.dictionary(answer).json
      } catch {
        return StoredValue.dictionary(["ok": .bool(false), "error": .string(error.message)]).json
      }
    }

    static func value(in text: String) throws(DoorError) -> StoredValue {
      do {
        return try JSONDecoder().decode(StoredValue.self, from: Data(text.utf8))
      } catch {
        throw DoorError("This is not JSON.")
      }
    }

    func perform(
      _ name: String, _ values: DoorCommand.Values
    ) async throws(DoorError) -> [String: StoredValue] {
      guard let command = Self.commands.first(where: { $0.name == name }) else {
        throw DoorError("There is no command “\(name)”; “help” lists them.")
      }
      for parameter in command.parameters
      where parameter.isRequired && values.values[parameter.name] == nil {
        throw DoorError("“\(parameter.name)” is missing.")
      }
      if command.changesApp, !allowsChanges { throw .changesOff }
      return try await command.perform(self, values)
    }

    func subject(_ values: DoorCommand.Values) throws(DoorError) -> WatchedTree {
      guard let subject = tree(values.number("tree")) else {
        throw DoorError(watched.isEmpty ? "No tree was added." : "There is no such tree.")
      }
      return subject
    }
  }
#endif
