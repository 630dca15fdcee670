import Foundation

/// Limits for reading a form with files.
package struct MultipartLimits: Sendable, Hashable {
  /// The number of fields and files together.
  package var parts = 500
  package var files = 20
  /// The size of the headers of one part, in bytes.
  package var headerBytes = 8 * 1024
  /// The size of the values of all text fields, in bytes.
  package var textBytes = 256 * 1024

  package init() {}
}

// MARK: - multipart/form-data

extension FormFields {
  /// Reads a browser's form with files, as RFC 7578 and the HTML standard specify.
  ///
  /// A file field without a chosen file is left out.
  ///
  /// - Returns: `nil` for a body that no browser sends: bytes before the first boundary, a
  ///   truncated part or one without a name, text that is not UTF-8, or more than the `limits`.
  package init?(
    multipart bytes: [UInt8], boundary: String, limits: MultipartLimits = MultipartLimits()
  ) {
    var reader = MultipartReader(bytes, boundary: boundary)
    guard reader.skip("--\(boundary)") else { return nil }
    var text = max(limits.textBytes, 0)
    while !reader.skip("--") {
      guard reader.skip("\r\n"), fields.count + files.count < limits.parts,
        let headers = reader.headers(limit: limits.headerBytes),
        let part = MultipartHead(headers), let body = reader.body()
      else { return nil }
      if let filename = part.filename {
        if filename.isEmpty, body.isEmpty { continue }
        guard files.count < limits.files else { return nil }
        add(WebFile(name: filename, type: part.type, bytes: [UInt8](body)), to: part.name)
      } else {
        text -= body.count
        guard text >= 0, let value = String(exactly: body) else { return nil }
        add(value, to: part.name)
      }
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Returns the boundary of a content type; `nil` if it is no form with files, or has no valid
  /// boundary.
  package static func boundary(in contentType: String) -> String? {
    let parts = contentType.split(separator: ";", omittingEmptySubsequences: false)
    guard trimmed(parts[0]).lowercased() == "multipart/form-data" else { return nil }
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, trimmed(pair[0]).lowercased() == "boundary" else { continue }
      var value = trimmed(pair[1])
      if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = String(value.dropFirst().dropLast())
      }
      let isAllowed = (1...70).contains(value.utf8.count) && value.utf8.allSatisfy(isBoundary)
      return isAllowed ? value : nil
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }

  private static func isBoundary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "'()+_,-./:=?".utf8.contains(byte)
    }
  }
}

/// Reads the body of a form with files.
private struct MultipartReader {
  private let data: Data
  private let delimiter: Data
  private var position: Int

  init(_ bytes: [UInt8], boundary: String) {
    data = Data(bytes)
    delimiter = Data("\r\n--\(boundary)".utf8)
    position = data.startIndex
  }

  /// True if only the line break after the last boundary is left.
  var isAtEnd: Bool {
    position == data.endIndex || data[position...].elementsEqual("\r\n".utf8)
  }

  /// Skips `text` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard data[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Reads the lines up to the empty one.
  mutating func headers(limit: Int) -> [String]? {
    let end = min(data.endIndex, position + limit)
    guard let gap = data[position..<end].range(of: Data("\r\n\r\n".utf8)),
      let text = String(exactly: data[position..<gap.lowerBound])
    else { return nil }
    position = gap.upperBound
    return text.components(separatedBy: "\r\n")
  }

  /// Reads the bytes before the next boundary.
  mutating func body() -> Data? {
    guard let next = data[position...].range(of: delimiter) else { return nil }
    let body = data[position..<next.lowerBound]
    position = next.upperBound
    return body
  }
}

/// The headers of a part.
private struct MultipartHead {
  var name = ""
  var filename: String?
  var type = "application/octet-stream"

  init?(_ lines: [String]) {
    var isNamed = false
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      switch line[..<colon].lowercased() {
      case "content-disposition":
        guard !isNamed, let parameters = Self.parameters(value), let name = parameters["name"]
        else { return nil }
        (self.name, filename, isNamed) = (name, parameters["filename"], true)
      case "content-type":
        type = value.lowercased()
      default: break
      }
    }
    guard isNamed else { return nil }
  }

  /// Returns the parameters of `form-data; name="…"; filename="…"`; a quoted value may contain
  /// anything but a quote, which browsers escape as they do line breaks.
  private static func parameters(_ value: String) -> [String: String]? {
    // In bytes: a combining character after a quote would form another character with it.
    var rest = value.utf8[...]
    guard String(rest.prefix(9))?.lowercased() == "form-data" else { return nil }
    rest = rest.dropFirst(9)
    var parameters: [String: String] = [:]
    while !rest.isEmpty {
      guard rest.first == UInt8(ascii: ";") else { return nil }
      rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")),
        let key = String(rest[..<equals])?.lowercased()
      else { return nil }
      rest = rest[rest.index(after: equals)...]
      guard rest.first == UInt8(ascii: "\"") else { return nil }
      rest = rest.dropFirst()
      guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")), parameters[key] == nil,
        let content = String(rest[..<quote])
      else { return nil }
      parameters[key] = content.replacing("%22", with: "\"").replacing("%0D", with: "\r")
        .replacing("%0A", with: "\n")
      rest = rest[rest.index(after: quote)...]
    }
    return parameters
  }
}

extension String {
  /// Creates text with exactly these bytes; `nil` if they are not UTF-8.
  fileprivate init?(exactly bytes: Data) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
