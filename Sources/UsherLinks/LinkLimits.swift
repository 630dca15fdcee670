/// Limits for reading a link.
enum LinkLimits {
  static let length = 8192
  static let segments = 256
  static let items = 256
  static let depth = 64
  static let forwards = 256
}
