import FlowFacts

/// What a finding is known by when its line moves.
package enum Fingerprint {
  /// The fingerprints of findings: equal ones in one place are counted.
  package static func all(_ findings: [Finding]) -> [String] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let text = [finding.rule, finding.place.file, finding.subject, finding.message]
        .joined(separator: "\u{1F}")
      let count = counts[text, default: 0]
      counts[text] = count + 1
      return hash(text + "\u{1F}\(count)")
    }
  }

  /// FNV-1a of 64 bits, in hexadecimal.
  private static func hash(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value &*= 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
