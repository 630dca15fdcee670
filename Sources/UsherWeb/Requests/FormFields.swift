/// The fields of a submitted form or of a query, in the order of the request.
package struct FormFields: Sendable, Hashable {
  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// A file, with the name of the field in which it was chosen.
  package struct ChosenFile: Sendable, Hashable {
    package let name: String
    package let file: WebFile
  }

  package private(set) var fields: [Field] = []
  package private(set) var files: [ChosenFile] = []

  package init() {}

  package init(_ fields: KeyValuePairs<String, String>) {
    self.fields = fields.map { Field(name: $0.key, value: $0.value) }
  }

  mutating func add(_ value: String, to name: String) {
    fields.append(Field(name: name, value: value))
  }

  mutating func add(_ file: WebFile, to name: String) {
    files.append(ChosenFile(name: name, file: file))
  }

  /// The first value with this name.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }
}

// MARK: - application/x-www-form-urlencoded

extension FormFields {
  /// Reads a browser's form without files.
  ///
  /// - Returns: `nil` for a body that no browser sends: a broken escape, bytes that are not UTF-8,
  ///   or more fields than `limit`.
  package init?(urlEncoded bytes: some Sequence<UInt8>, limit: Int = 500) {
    guard bytes.contains(where: { _ in true }) else { return }
    for pair in Array(bytes).split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard fields.count < limit,
        let name = PercentCoding.decoded(parts[0], plusIsSpace: true),
        let value = parts.count > 1 ? PercentCoding.decoded(parts[1], plusIsSpace: true) : ""
      else { return nil }
      fields.append(Field(name: name, value: value))
    }
  }

  /// The fields in a browser's encoding.
  package var urlEncoded: String {
    fields.map { PercentCoding.encoded($0.name) + "=" + PercentCoding.encoded($0.value) }
      .joined(separator: "&")
  }
}
