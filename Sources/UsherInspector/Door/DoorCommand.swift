#if DEBUG
  import UsherSnapshots

  /// A command of the door for programs.
  struct DoorCommand: Sendable {
    /// A value that a command takes.
    struct Parameter: Sendable {
      let name: String
      /// The type's name in JSON Schema.
      let type: String
      let text: String
      var isRequired = false
    }

    /// The values of one call.
    struct Values {
      let values: [String: StoredValue]

      func text(_ name: String) -> String? {
        if case .string(let text)? = values[name] { text } else { nil }
      }

      /// A whole number; one of more than 32 bits becomes the nearest, so that no position overflows.
      func number(_ name: String) -> Int? {
        switch values[name] {
        case .int(let number)?: Int(Int32(clamping: number))
        case .uint(let number)?: Int(Int32(clamping: number))
        case .double(let number)?: Int32(exactly: number.rounded()).map { Int($0) }
        default: nil
        }
      }

      func flag(_ name: String) -> Bool? {
        if case .bool(let flag)? = values[name] { flag } else { nil }
      }

      func texts(_ name: String) -> [String] {
        guard case .array(let values)? = values[name] else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      }
    }

    let name: String
    let text: String
    var parameters: [Parameter] = []
    var changesApp = false
    let perform:
      @MainActor @Sendable (Inspector, Values) async throws(DoorError) -> [String: StoredValue]

    static let treeParameter = Parameter(
      name: "tree", type: "integer", text: "The number of the tree; the first live one by default.")
    static let patience = Parameter(
      name: "seconds", type: "integer", text: "The most seconds to wait, 10 by default.")
  }
#endif
