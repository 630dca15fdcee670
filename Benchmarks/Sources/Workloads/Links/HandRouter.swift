import Foundation

/// Looks up paths in a dictionary, segment by segment.
struct HandRouter {
  private enum Leads { case place(Int) }

  private var segments: [String: Leads] = [:]

  init(_ count: Int) {
    for number in 0..<count { segments["p\(number)"] = .place(number) }
  }

  /// Returns the places that a path names; none if a segment is unknown.
  func read(_ path: String) -> [Spot] {
    let parts = path.split(separator: "/").map { decoded(String($0)) }
    var spots: [Spot] = [.start]
    var position = 0
    while position < parts.count {
      guard let part = parts[position], case .place(let number)? = segments[part],
        position + 1 < parts.count, let name = parts[position + 1]
      else { return [] }
      spots.append(.place(number, name))
      position += 2
    }
    return spots
  }

  private func decoded(_ part: String) -> String? {
    part.utf8.contains(UInt8(ascii: "%")) ? part.removingPercentEncoding : part
  }
}
