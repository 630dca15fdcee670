#if DEBUG
  import UsherJournal
  import UsherSnapshots

  /// The same commands for programs that speak the Model Context Protocol.
  extension Inspector {
    /// Answers a message of the Model Context Protocol, which is JSON-RPC 2.0.
    ///
    /// Over standard input and output, call it for each line. Over HTTP, post to the address with `mcp`
    /// at its end. Each command of ``answer(_:)`` is a tool.
    ///
    /// - Parameter message: The message, in JSON.
    /// - Returns: The answer in one line; `nil` for a notification.
    public func answerMCP(_ message: String) async -> String? {
      let values: [String: StoredValue]
      do throws(DoorError) {
        guard case .dictionary(let read) = try Self.value(in: message) else {
          throw DoorError("A message is an object.")
        }
        values = read
      } catch {
        return Self.message(nil, error: -32700, error.message)
      }
      guard case .string(let method)? = values["method"] else {
        return Self.message(values["id"], error: -32600, "“method” is missing.")
      }
      guard let id = values["id"] else { return nil }
      var parameters: [String: StoredValue] = [:]
      if case .dictionary(let read)? = values["params"] { parameters = read }
      switch method {
      case "initialize":
        let asked = parameters["protocolVersion"]
        return Self.message(
          id,
          result: [
            "protocolVersion": asked ?? .string("2025-06-18"),
            "capabilities": .dictionary(["tools": .dictionary([:])]),
            "serverInfo": .dictionary([
              "name": .string("usher-inspector"), "version": .string("1"),
            ]),
          ])
      case "ping": return Self.message(id, result: [:])
      case "tools/list":
        return Self.message(
          id, result: ["tools": .array(Self.commands.map { $0.tool })])
      case "tools/call":
        guard case .string(let name)? = parameters["name"] else {
          return Self.message(id, error: -32602, "“name” is missing.")
        }
        var arguments: [String: StoredValue] = [:]
        if case .dictionary(let read)? = parameters["arguments"] { arguments = read }
        do throws(DoorError) {
          let answer = try await perform(name, DoorCommand.Values(values: arguments))
          return Self.message(id, result: Self.content(StoredValue.dictionary(answer).json, false))
        } catch {
          return Self.message(id, result: Self.content(error.message, true))
        }
      default: return Self.message(id, error: -32601, "There is no method “\(method)”.")
      }
    }

    private static func content(_ text: String, _ isError: Bool) -> [String: StoredValue] {
      [
        "content": .array([.dictionary(["type": .string("text"), "text": .string(text)])]),
        "isError": .bool(isError),
      ]
    }

    private static func message(_ id: StoredValue, result: [String: StoredValue]) -> String {
      StoredValue.dictionary([
        "jsonrpc": .string("2.0"), "id": id, "result": .dictionary(result),
      ]).json
    }

    private static func message(_ id: StoredValue?, error code: Int, _ text: String) -> String {
      StoredValue.dictionary([
        "jsonrpc": .string("2.0"), "id": id ?? .null,
        "error": .dictionary(["code": .int(Int64(code)), "message": .string(text)]),
      ]).json
    }
  }

  extension DoorCommand {
    /// The description of the command as a tool.
    fileprivate var tool: StoredValue {
      var properties: [String: StoredValue] = [:]
      for parameter in parameters {
        var schema: [String: StoredValue] = [
          "type": .string(parameter.type), "description": .string(parameter.text),
        ]
        if parameter.type == "array" { schema["items"] = .dictionary(["type": .string("string")]) }
        properties[parameter.name] = .dictionary(schema)
      }
      return .dictionary([
        "name": .string(name), "description": .string(text),
        "inputSchema": .dictionary([
          "type": .string("object"), "properties": .dictionary(properties),
          "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        ]),
        "annotations": .dictionary(["readOnlyHint": .bool(!changesApp && name != "allow")]),
      ])
    }
  }
#endif
