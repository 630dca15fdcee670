import Testing

@testable import Lens
@testable import LensServices

@Suite("Lens: images are decoded to their last row", .timeLimit(.minutes(10)))
struct ImageInspectorTests {
  private static let images: [(String, Photo.Format, Int, Int)] = [
    ("gradient.png", .png, 48, 32), ("interlaced.png", .png, 30, 20), ("bits.png", .png, 9, 7),
    ("palette.png", .png, 20, 10), ("alpha.png", .png, 12, 12), ("deep.png", .png, 5, 4),
    ("photo.jpg", .jpeg, 64, 40), ("progressive.jpg", .jpeg, 64, 40), ("grey.jpg", .jpeg, 33, 17),
    ("cmyk.jpg", .jpeg, 24, 16), ("river.jpg", .jpeg, 800, 600),
  ]
  private let inspector = ImageInspector(mostPixels: 24_000_000)

  private func code(_ bytes: [UInt8]) -> PhotoError.Code? {
    do throws(PhotoError) {
      _ = try inspector.inspect(bytes)
      return nil
    } catch {
      return error.code
    }
  }

  @Test("every kind of PNG and JPEG has its real size", arguments: images)
  func sizes(_ name: String, _ format: Photo.Format, _ width: Int, _ height: Int) throws {
    let findings = try inspector.inspect(image(name).bytes)
    #expect(findings == .init(format: format, width: width, height: height))
  }

  @Test("a JPEG taken with a rotated camera has its upright size")
  func turned() throws {
    let findings = try inspector.inspect(image("turned.jpg").bytes)
    #expect(findings == .init(format: .jpeg, width: 20, height: 40))
  }

  @Test(
    "a truncated file is damaged, wherever it ends",
    arguments: images.map(\.0).filter { $0 != "river.jpg" } + ["turned.jpg"])
  func cutOff(_ name: String) throws {
    let bytes = try image(name).bytes
    for count in 0..<bytes.count {
      let code = code(Array(bytes.prefix(count)))
      #expect(code == .damaged || (count < 8 && code == .unknownFormat), "\(count) bytes")
    }
  }

  @Test("a large file truncated near its end is damaged, although a browser would show it")
  func cutOffLate() throws {
    let bytes = try image("river.jpg").bytes
    for missing in [1, 2, 3, 100, 5000] {
      #expect(code(bytes.dropLast(missing)) == .damaged, "\(missing) bytes are missing")
    }
  }

  @Test(
    "a file that is neither PNG nor JPEG is recognised, whatever its name",
    arguments: [
      "", "GIF89a", "<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7", "RIFF....WEBPVP8 ",
      "\u{FF}\u{D8}", "<html>",
    ])
  func others(_ text: String) {
    #expect(code(Array(text.utf8)) == .unknownFormat)
  }

  @Test("a header without an image is damaged")
  func starts() {
    #expect(code([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == .damaged)
    #expect(code([0xFF, 0xD8, 0xFF]) == .damaged)
    #expect(code([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF] + Array("Exif\0\0II*\0".utf8)) == .damaged)
  }

  @Test(
    "an image with too many pixels is refused before it is decoded",
    arguments: ["gradient.png", "photo.jpg", "progressive.jpg"])
  func tooManyPixels(_ name: String) throws {
    let bytes = try image(name).bytes
    let error = #expect(throws: PhotoError.self) {
      try ImageInspector(mostPixels: 48 * 32 - 1).inspect(bytes)
    }
    #expect(error?.code == .tooManyPixels)
    // The beginning is enough to know.
    let start = Array(bytes.prefix(name.hasSuffix("png") ? 41 : bytes.count / 2))
    #expect(throws: PhotoError(.tooManyPixels)) {
      try ImageInspector(mostPixels: 100).inspect(start)
    }
  }

  @Test("a JPEG with more scans than any camera makes is refused at once")
  func manyScans() throws {
    let bytes = try image("progressive.jpg").bytes
    // The tables and the data of the first scan, declared as fine as the last, repeated.
    let tables = try #require(marker(0xC4, in: bytes, from: 0))
    let header = try #require(marker(0xDA, in: bytes, from: tables))
    let data = header + 2 + Int(bytes[header + 2]) << 8 + Int(bytes[header + 3])
    let end = try #require(marker(0xC4, in: bytes, from: data))
    var scan = Array(bytes[tables..<end])
    scan[data - 1 - tables] = 0
    #expect(code(bytes.dropLast(2) + scan + [0xFF, 0xD9]) == nil)
    let many = Array(repeating: scan, count: 5000).joined()
    #expect(code(bytes.dropLast(2) + Array(many) + [0xFF, 0xD9]) == .tooManyPixels)
  }

  private func marker(_ name: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    (start..<bytes.count - 1).first { bytes[$0] == 0xFF && bytes[$0 + 1] == name }
  }

  @Test("random changes of bytes give an image or an error, and nothing else", arguments: images)
  func changed(_ name: String, _ format: Photo.Format, _ width: Int, _ height: Int) throws {
    let bytes = try image(name).bytes.prefix(2000)
    var generator = Seeded()
    for _ in 0..<300 {
      var other = Array(bytes)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        other[Int.random(in: 0..<other.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      if let findings = try? inspector.inspect(other) {
        #expect(findings.width * findings.height <= 24_000_000)
      }
    }
  }
}

/// The same numbers in each run, so that a failure can be repeated.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
