import Usher
import UsherSnapshots

extension NavigationRequest {
  /// True for the request that starts a tree.
  var isStart: Bool { id == NavigationRequest.ID(1) }
}

extension NavigationOutcome {
  /// True if the host caused this outcome.
  var isTrouble: Bool {
    switch self {
    case .failed, .blocked: true
    default: false
    }
  }
}

extension ChangeEngine {
  /// Returns a closure that resolves stored edits at their turn.
  func lookup(_ stored: [StoredEdit]) -> MakeEdits {
    { [weak self] in
      guard let self else { return nil }
      return stored.compactMap { try? $0.edit(in: self) }
    }
  }

  /// Returns the recorded edits, with the output of a flow that finishes by them; `nil` if there were none.
  ///
  /// - Parameter stored: Those of one asking.
  func edits(
    _ stored: [StoredEdit]?, of doing: Journal.Doing
  ) throws(Unresolvable) -> (edits: [TreeEdit], output: Any?)? {
    guard let stored else { return nil }
    var edits: [TreeEdit] = []
    var output: Any?
    for stored in stored {
      let edit = try stored.edit(in: self)
      if let flow = edit.finishes {
        let (value, conclusion) = try flow.coordinator.conclusion(doing.output ?? .null, of: flow)
        output = value
        edits.append(.leave(flow, .finished, conclusion: conclusion))
      } else {
        edits.append(edit)
      }
    }
    return (edits, output)
  }
}

extension Coordinator {
  /// Delivers a stored output.
  fileprivate func conclusion(
    _ stored: StoredValue, of flow: Flow
  ) throws(Unresolvable) -> (Any, @MainActor () -> Void) {
    if let nothing = () as? Output { return (nothing, flow.delivery(of: nothing)) }
    guard let type = Output.self as? any Decodable.Type else {
      throw .undecodable("\(Output.self) is not Codable")
    }
    do {
      guard let output = try stored.decode(type) as? Output else {
        throw Unresolvable.undecodable("\(stored) is not a \(Output.self)")
      }
      return (output, flow.delivery(of: output))
    } catch let error as Unresolvable {
      throw error
    } catch {
      throw .undecodable("\(stored) is not a \(Output.self): \(error)")
    }
  }
}
