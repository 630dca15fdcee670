import Foundation

/// The memory of this process.
package enum Memory {
  /// The bytes of its pages that are in memory; 0 where that cannot be read.
  package static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(
      separator: " ")
    return (fields?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
