/// The reason why data could not be stored or read.
package struct EarlyBuddyError: Error, Hashable, Sendable {
  /// The kind of error.
  package struct Code: Hashable, Sendable {
    private enum Raw: Hashable { case opening, damaged, reading, writing, places }
    private let raw: Raw

    /// A file cannot be opened, or is of a later version.
    package static let opening = Code(raw: .opening)
    /// A file is no database, or a damaged one.
    package static let damaged = Code(raw: .damaged)
    /// The stored data cannot be read.
    package static let reading = Code(raw: .reading)
    /// The data cannot be stored; nothing was changed.
    package static let writing = Code(raw: .writing)
    /// The app's own places are missing or invalid.
    package static let places = Code(raw: .places)
  }

  package let code: Code
  /// Details for logs; not part of equality.
  package let detail: String

  package init(_ code: Code, _ detail: String) {
    (self.code, self.detail) = (code, detail)
  }

  /// The message for the user.
  package var message: String {
    switch code {
    case .opening, .damaged: "저장된 일정을 열지 못했어요."
    case .reading: "저장된 내용을 불러오지 못했어요."
    case .writing: "저장하지 못했어요. 변경된 내용은 없어요."
    default: "장소 목록을 불러오지 못했어요."
    }
  }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
