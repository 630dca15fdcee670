/// HTML in the making, as bytes: appending to a string looks at more than that.
struct MarkupBytes {
  private var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The HTML.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func += (left: inout MarkupBytes, right: String) {
    let count: Void? = right.utf8.withContiguousStorageIfAvailable {
      left.bytes.append(contentsOf: $0)
    }
    if count == nil { left.bytes.append(contentsOf: right.utf8) }
  }
}
