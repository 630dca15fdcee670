import Foundation

/// An opaque colour in the sRGB colour space.
public struct WebColor: Sendable, Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// Creates a colour from its parts, each from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Red.
  public static let red = WebColor(red: 0xE5, green: 0x39, blue: 0x35)
  /// Orange.
  public static let orange = WebColor(red: 0xFF, green: 0x95, blue: 0x00)
  /// Yellow.
  public static let yellow = WebColor(red: 0xFF, green: 0xD6, blue: 0x0A)
  /// Green.
  public static let green = WebColor(red: 0x30, green: 0xB1, blue: 0x58)
  /// Blue.
  public static let blue = WebColor(red: 0x0A, green: 0x6C, blue: 0xFF)
  /// Purple.
  public static let purple = WebColor(red: 0x8E, green: 0x44, blue: 0xD0)
  /// Grey.
  public static let gray = WebColor(red: 0x8E, green: 0x8E, blue: 0x93)

  var hex: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// True if white text has more contrast on it than black, as WCAG defines contrast.
  var isDark: Bool {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return 1.05 / (light + 0.05) > (light + 0.05) / 0.05
  }
}
