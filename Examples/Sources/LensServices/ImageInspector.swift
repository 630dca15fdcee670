import CImageReading
import Lens

/// Determines the format and size of an image by decoding all of it.
struct ImageInspector: Sendable {
  struct Findings: Hashable, Sendable {
    let format: Photo.Format
    /// In pixels, upright.
    let width: Int
    let height: Int
  }

  let mostPixels: Int

  /// Decodes every row; ignores the file's name and its declared type.
  ///
  /// - Throws: ``PhotoError`` with code `.unknownFormat`, `.damaged` or `.tooManyPixels`.
  func inspect(_ bytes: [UInt8]) throws(PhotoError) -> Findings {
    guard let format = Photo.Format(startOf: bytes) else { throw PhotoError(.unknownFormat) }
    var reading =
      switch format {
      case .png: image_read_png(bytes, bytes.count, UInt64(mostPixels))
      case .jpeg: image_read_jpeg(bytes, bytes.count, UInt64(mostPixels))
      }
    let complaint = withUnsafeBytes(of: &reading.complaint) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
    switch reading.outcome {
    case IMAGE_WHOLE: break
    case IMAGE_TOO_LARGE: throw PhotoError(.tooManyPixels, complaint)
    default: throw PhotoError(.damaged, complaint)
    }
    let size = (Int(reading.width), Int(reading.height))
    let isTurned = format == .jpeg && JPEGOrientation.isTurned(bytes)
    let (width, height) = isTurned ? (size.1, size.0) : size
    return Findings(format: format, width: width, height: height)
  }
}

extension Photo.Format {
  /// Detects the format from a file's first bytes.
  init?(startOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
