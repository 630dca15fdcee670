import Testing
import UsherWeb

@Suite("Forms with files as a browser sends them")
struct MultipartTests {
  private func part(
    _ name: String, filename: String? = nil, type: String? = nil, _ body: String
  ) -> String {
    var head = "Content-Disposition: form-data; name=\"\(name)\""
    if let filename { head += "; filename=\"\(filename)\"" }
    if let type { head += "\r\nContent-Type: \(type)" }
    return "--b\r\n\(head)\r\n\r\n\(body)\r\n"
  }

  private func read(
    _ text: String, limits: MultipartLimits = MultipartLimits()
  ) -> FormFields? {
    FormFields(multipart: Array(text.utf8), boundary: "b", limits: limits)
  }

  @Test("Fields and files are told apart, in their order")
  func fieldsAndFiles() throws {
    let fields = try #require(
      read(
        part("token", "1+2") + part("도시", "서울\r\n--부산")
          + part("photo", filename: "a.png", type: "Image/PNG", "\u{1}\r\n-b--") + "--b--\r\n"))
    #expect(fields.fields.map(\.name) == ["token", "도시"])
    #expect(fields["token"] == "1+2")
    #expect(fields["도시"] == "서울\r\n--부산")
    let chosen = try #require(fields.files.first)
    #expect(chosen.name == "photo")
    #expect(chosen.file.name == "a.png")
    #expect(chosen.file.type == "image/png")
    #expect(chosen.file.bytes == Array("\u{1}\r\n-b--".utf8))
  }

  @Test("Bytes of a file need not be text, and an empty file is a file")
  func bytes() throws {
    let start = part("f", filename: "x", "").dropLast()
    let bytes = [UInt8](0...255)
    let whole = Array(start.utf8) + bytes + Array("\r\n--b--".utf8)
    let fields = try #require(FormFields(multipart: whole, boundary: "b"))
    #expect(fields.files.first?.file.bytes == bytes)
    #expect(fields.files.first?.file.type == "application/octet-stream")
    #expect(read(part("f", filename: "x", "") + "--b--")?.files.count == 1)
  }

  @Test("A file field without a chosen file is left out")
  func nothingChosen() throws {
    let fields = try #require(read(part("f", filename: "", type: "application/x", "") + "--b--"))
    #expect(fields.files.isEmpty)
    #expect(fields.fields.isEmpty)
  }

  @Test(
    "A file has no folders and no control characters in its name",
    arguments: [
      ("../../etc/passwd", "passwd"), ("C:\\fakepath\\a.png", "a.png"),
      ("a%22b%0D%0A.png", "a\"b.png"),
      ("한글 사진.png", "한글 사진.png"), ("\u{301}a\u{301}.png", "\u{301}a\u{301}.png"),
      ("a\u{0}b", "ab"), ("/", ""),
    ])
  func names(_ sent: String, _ kept: String) {
    let fields = read(part("f", filename: sent, "x") + "--b--")
    #expect(fields?.files.first?.file.name == kept)
    let long = String(repeating: "가", count: 4000)
    #expect(WebFile(name: long, type: "", bytes: []).name.count == 255)
  }

  @Test(
    "Text that no browser sends is refused",
    arguments: [
      "", "--b", "--b--x", "x--b--", "\r\n--b--", "--b\r\n", "--b\r\n\r\n\r\n--b--",
      "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--",
      "--b\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\nx\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\r\n\r\nx\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"; name=\"b\"\r\n\r\nx\r\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\nno colon\r\n\r\nx\r\n--b--",
      "--b\nContent-Disposition: form-data; name=\"a\"\n\nx\n--b--",
      "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx\r\n--bb\r\n\r\n--b--",
    ])
  func malformed(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test("Text that is not UTF-8 is refused")
  func notText() {
    let bytes = Array(part("a", "").dropLast().utf8) + [0xFF] + Array("\r\n--b--".utf8)
    #expect(FormFields(multipart: bytes, boundary: "b") == nil)
    let text = bytes.map { $0 == 0xFF ? UInt8(ascii: "x") : $0 }
    #expect(FormFields(multipart: text, boundary: "b")?["a"] == "x")
  }

  @Test("A truncated form is refused, wherever it ends")
  func cutOff() {
    let text = part("a", "1") + part("f", filename: "x", type: "y", "2") + "--b--"
    let bytes = Array(text.utf8)
    #expect(FormFields(multipart: bytes, boundary: "b") != nil)
    for count in 0..<bytes.count {
      #expect(FormFields(multipart: Array(bytes.prefix(count)), boundary: "b") == nil)
    }
  }

  @Test("Random changes of bytes give a form or an error, and nothing else")
  func random() {
    let whole = Array(
      (part("a", "1") + part("f", filename: "x", type: "y", "2") + "--b--\r\n").utf8)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: position)
        default: bytes.insert(contentsOf: Array("\r\n--b".utf8), at: position)
        }
      }
      let read = FormFields(multipart: bytes, boundary: "b")
      #expect((read?.fields.count ?? 0) + (read?.files.count ?? 0) < 12)
    }
  }

  @Test("Parts, files, headers and text over the limits are refused")
  func limits() {
    let three = part("a", "123") + part("b", filename: "x", "1") + part("c", filename: "y", "1")
    let text = three + "--b--"
    #expect(read(text) != nil)
    func isRefused(_ change: (inout MultipartLimits) -> Void) -> Bool {
      var limits = MultipartLimits()
      change(&limits)
      return read(text, limits: limits) == nil
    }
    #expect(isRefused { $0.parts = 2 })
    #expect(isRefused { $0.files = 1 })
    #expect(isRefused { $0.headerBytes = 30 })
    #expect(isRefused { $0.textBytes = 2 })
    #expect(!isRefused { $0.textBytes = 3 })
  }

  @Test(
    "The boundary is read from the content type",
    arguments: [
      ("multipart/form-data; boundary=abc", "abc"),
      ("Multipart/Form-Data;charset=x; BOUNDARY=\"a b\"", nil),
      ("multipart/form-data; boundary=\"a:b\"", "a:b"), ("multipart/form-data", nil),
      ("multipart/form-data; boundary=", nil), ("multipart/form-data; boundary=\"\"", nil),
      ("multipart/mixed; boundary=abc", nil), ("", nil),
      ("multipart/form-data; boundary=\(String(repeating: "a", count: 71))", nil),
      ("multipart/form-data; boundary=a\r\nb", nil),
    ])
  func boundary(_ type: String, _ boundary: String?) {
    #expect(FormFields.boundary(in: type) == boundary)
  }
}
