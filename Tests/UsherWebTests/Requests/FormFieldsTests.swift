import Testing
import UsherWeb

@Suite("Forms as a browser sends them")
struct FormFieldsTests {
  private func read(_ text: String) -> FormFields? {
    FormFields(urlEncoded: Array(text.utf8))
  }

  @Test("Names and values are decoded, plus signs become spaces")
  func decodes() throws {
    let fields = try #require(read("name=Kim+Min%2Bji&city=%EC%84%9C%EC%9A%B8&empty=&alone"))
    #expect(fields["name"] == "Kim Min+ji")
    #expect(fields["city"] == "서울")
    #expect(fields["empty"] == "")
    #expect(fields["alone"] == "")
    #expect(fields["missing"] == nil)
  }

  @Test("The first of two fields with one name counts, an equals sign in a value stays")
  func keepsOrder() throws {
    let fields = try #require(read("a=1&a=2&b=x=y"))
    #expect(fields["a"] == "1")
    #expect(fields["b"] == "x=y")
    #expect(fields.fields.count == 3)
  }

  @Test(
    "Text that no browser sends is refused",
    arguments: ["a=%", "a=%4", "a=%zz", "a=%C3", "%FF=1", "a=%00%80"])
  func refusesBrokenBytes(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test("Too many fields are refused")
  func refusesTooMany() {
    let text = Array(repeating: "a=1", count: 501).joined(separator: "&")
    #expect(read(text) == nil)
    #expect(FormFields(urlEncoded: Array("a=1&b=2".utf8), limit: 1) == nil)
  }

  @Test("Encoded text is decoded to the same text")
  func roundTrip() {
    let fields = FormFields(["a b": "1&2=3", "한글": "<\"'>+%", "": ""])
    #expect(read(fields.urlEncoded) == fields)
  }
}
