import Testing
import UsherWeb

@Suite("SHA-256")
struct SHA256Tests {
  @Test("The examples of FIPS 180-4")
  func examples() {
    let examples = [
      "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq":
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      String(repeating: "a", count: 100_000):
        "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee",
    ]
    for (text, digits) in examples { #expect(SHA256.digits(of: text) == digits) }
  }

  /// The results of another implementation (Python's hashlib).
  @Test("Every length around the ends of blocks")
  func lengths() {
    let all = (0..<200).map { SHA256.digits(of: String(repeating: "x", count: $0)) }.joined()
    #expect(
      SHA256.digits(of: all)
        == "f61ffcc417e1f0e59eba2da7fa32fbe05b64e478b68c6bacf990455f00248b98")
  }
}
