/// Reads the camera's orientation from a JPEG.
enum JPEGOrientation {
  /// Returns whether the image is turned by a quarter, as browsers do: its sides are exchanged
  /// then.
  ///
  /// An invalid orientation counts as upright.
  static func isTurned(_ bytes: [UInt8]) -> Bool {
    guard let exif = exif(in: bytes), let value = orientation(in: exif) else { return false }
    return (5...8).contains(value)
  }

  /// Returns the data after `Exif` in the first segment that has it.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // The image data begin.
      if marker == 0xDA || marker == 0xD9 { return nil }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let content = bytes[(position + 4)..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return content.dropFirst(6)
      }
      position = end
    }
    return nil
  }

  /// Returns the value of tag 0x0112 in the first directory of a TIFF.
  private static func orientation(in tiff: ArraySlice<UInt8>) -> Int? {
    let isLittle: Bool
    if tiff.starts(with: Array("II*\0".utf8)) {
      isLittle = true
    } else if tiff.starts(with: Array("MM\0*".utf8)) {
      isLittle = false
    } else {
      return nil
    }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let start = tiff.startIndex + offset
      let part = tiff[start..<(start + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(at: entry, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(at: entry + 8, bytes: 2) }
    }
    return nil
  }
}
