/// Why something could not be kept or looked up.
package struct EarlyBuddyError: Error, Hashable, Sendable {
  /// What went wrong.
  package struct Code: Hashable, Sendable {
    private enum Raw: Hashable { case opening, damaged, reading, writing, places }
    private let raw: Raw

    /// A file cannot be opened, or was written by a later version.
    package static let opening = Code(raw: .opening)
    /// A file is no database, or a broken one.
    package static let damaged = Code(raw: .damaged)
    /// What is kept cannot be read.
    package static let reading = Code(raw: .reading)
    /// Something cannot be kept; nothing was changed.
    package static let writing = Code(raw: .writing)
    /// The places that came with the app are not there, or not what they should be.
    package static let places = Code(raw: .places)
  }

  package let code: Code
  /// Detail for logs; takes no part in equality.
  package let detail: String

  package init(_ code: Code, _ detail: String) {
    (self.code, self.detail) = (code, detail)
  }

  /// What to tell a person.
  package var message: String {
    switch code {
    case .opening, .damaged: "저장된 일정을 열지 못했습니다."
    case .reading: "저장된 내용을 읽지 못했습니다."
    case .writing: "저장하지 못했습니다. 바뀐 것은 없습니다."
    default: "장소 목록을 읽지 못했습니다."
    }
  }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
