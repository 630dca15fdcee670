@_spi(Hosting) import Usher
import UsherSnapshots

extension Journal.Record: Codable {
  private enum Key: String, CodingKey {
    case outside, turns
    case request = "intent"
    case outcome = "settlement"
    case doing, started, updated, ended, cause, result, value, settled, asked, by, decided,
      entering, answer
    case transaction, misuse
  }

  /// Reads a record.
  ///
  /// - Throws: `DecodingError` if it is no record, or of an unknown kind.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    isOutside = try values.decodeIfPresent(Bool.self, forKey: .outside) ?? false
    turns = min(max(try values.decodeIfPresent(Int.self, forKey: .turns) ?? 0, 0), 32)
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      try values.decode(Value.self, forKey: key)
    }
    if values.contains(.request) {
      event = .request(
        try read(.request), try values.decodeIfPresent(Journal.Doing.self, forKey: .doing))
    } else if values.contains(.started) {
      event = .started(try read(.started))
    } else if values.contains(.updated) {
      event = .updated(try read(.updated))
    } else if values.contains(.ended) {
      event = .ended(try read(.ended), try read(.cause))
    } else if values.contains(.result) {
      event = .result(try read(.result), try read(.value))
    } else if values.contains(.settled) {
      event = .concluded(try read(.settled), try read(.outcome))
    } else if values.contains(.asked) {
      event = .asked(try read(.asked), try read(.by))
    } else if values.contains(.decided) {
      event = .decided(try read(.decided), mayLeave: try read(.value))
    } else if values.contains(.entering) {
      event = .entering(try read(.entering))
    } else if values.contains(.answer) {
      event = .answer(try read(.answer))
    } else if values.contains(.transaction) {
      event = try read(.transaction) ? .transactionBegan : .transactionEnded
    } else if values.contains(.misuse) {
      event = .misuse(try read(.misuse))
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The kind of this record is unknown."))
    }
  }

  /// Writes the record as named values.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    if isOutside { try values.encode(true, forKey: .outside) }
    if turns > 0 { try values.encode(turns, forKey: .turns) }
    switch event {
    case .request(let request, let doing):
      try values.encode(request, forKey: .request)
      try values.encodeIfPresent(doing, forKey: .doing)
    case .started(let node):
      try values.encode(node, forKey: .started)
    case .updated(let node):
      try values.encode(node, forKey: .updated)
    case .ended(let id, let cause):
      try values.encode(id, forKey: .ended)
      try values.encode(cause, forKey: .cause)
    case .result(let id, let value):
      try values.encode(id, forKey: .result)
      try values.encode(value, forKey: .value)
    case .concluded(let id, let outcome):
      try values.encode(id, forKey: .settled)
      try values.encode(outcome, forKey: .outcome)
    case .asked(let id, let request):
      try values.encode(id, forKey: .asked)
      try values.encode(request, forKey: .by)
    case .decided(let id, let answer):
      try values.encode(id, forKey: .decided)
      try values.encode(answer, forKey: .value)
    case .entering(let entrance):
      try values.encode(entrance, forKey: .entering)
    case .answer(let answer):
      try values.encode(answer, forKey: .answer)
    case .transactionBegan:
      try values.encode(true, forKey: .transaction)
    case .transactionEnded:
      try values.encode(false, forKey: .transaction)
    case .misuse(let misuse):
      try values.encode(misuse, forKey: .misuse)
    }
  }
}

extension Journal.Value: Codable {
  private enum Key: String, CodingKey {
    case stored, described
  }

  /// Reads a value.
  ///
  /// - Throws: `DecodingError` if it is no value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if values.contains(.described) {
      self = .described(try values.decode(String.self, forKey: .described))
    } else {
      self = .stored(try values.decodeIfPresent(StoredValue.self, forKey: .stored) ?? .null)
    }
  }

  /// Writes the value, or its description.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .stored(let value): try values.encode(value, forKey: .stored)
    case .described(let text): try values.encode(text, forKey: .described)
    }
  }
}

extension Journal.Answer: Codable {
  private enum Key: String, CodingKey {
    case key, flow, asked, value, unstored, error, cancelled
  }

  /// Reads an answer.
  ///
  /// - Throws: `DecodingError` if it is no answer.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    key = try values.decode(String.self, forKey: .key)
    flow = try values.decode(NodeID.self, forKey: .flow)
    isAsked = try values.decodeIfPresent(Bool.self, forKey: .asked) ?? false
    if let text = try values.decodeIfPresent(String.self, forKey: .error) {
      outcome = .error(text)
    } else if let text = try values.decodeIfPresent(String.self, forKey: .unstored) {
      outcome = .unstored(text)
    } else if try values.decodeIfPresent(Bool.self, forKey: .cancelled) == true {
      outcome = .cancelled
    } else {
      outcome = .value(try values.decodeIfPresent(StoredValue.self, forKey: .value) ?? .null)
    }
  }

  /// Writes the answer.
  ///
  /// - Throws: The error of `encoder`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(key, forKey: .key)
    try values.encode(flow, forKey: .flow)
    if isAsked { try values.encode(true, forKey: .asked) }
    switch outcome {
    case .value(let value): try values.encode(value, forKey: .value)
    case .unstored(let text): try values.encode(text, forKey: .unstored)
    case .error(let text): try values.encode(text, forKey: .error)
    case .cancelled: try values.encode(true, forKey: .cancelled)
    }
  }
}
