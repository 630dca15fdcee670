extension EncodingSession {
  func failMixed() {
    fail(.notEncodable, "It encodes several kinds of containers in one place.")
  }
}

extension StoredValue {
  /// Returns a whole number of a standard library type of up to 64 bits.
  static func whole(_ number: some FixedWidthInteger) -> StoredValue {
    Int64(exactly: number).map(StoredValue.int) ?? .uint(UInt64(truncatingIfNeeded: number))
  }
}
