/// What a request from outside did at each asking: 0 before any answer, then after each answer for which it had waited.
extension Journal.Doing {
  /// Notes the edits of an asking.
  ///
  /// - Parameter resumes: True if the flow forgets its remembered place, because they resume it.
  mutating func note(_ edits: [StoredEdit], at asking: Int, resumes: Bool) {
    guard asking > 0 else {
      (self.edits, isSuperseded, forgets) = (edits, nil, resumes ? true : nil)
      return
    }
    makeRoom(for: asking)
    again?[asking - 1] = edits
    Self.mark(asking, false, in: &supersededAgain)
    Self.mark(asking, resumes, in: &forgetsAgain)
  }

  /// Notes that it no longer applied at an asking.
  ///
  /// Edits for which it was judged together with its transaction stay: they were superseded only at its turn.
  mutating func noteSuperseded(at asking: Int) {
    guard asking > 0 else {
      if edits != nil { isSuperseded = true }
      return
    }
    makeRoom(for: asking)
    if again?[asking - 1] != nil { Self.mark(asking, true, in: &supersededAgain) }
  }

  /// Returns whether it no longer applied at its turn.
  func isSuperseded(at asking: Int) -> Bool {
    asking > 0 ? supersededAgain?.contains(asking) == true : isSuperseded == true
  }

  /// Returns whether its flow forgot its remembered place, because it resumed that.
  func forgets(at asking: Int) -> Bool {
    asking > 0 ? forgetsAgain?.contains(asking) == true : forgets == true
  }

  /// True if it resumes a remembered place at any asking.
  var everForgets: Bool { forgets == true || forgetsAgain != nil }

  private mutating func makeRoom(for asking: Int) {
    var all = again ?? []
    while all.count < asking { all.append(nil) }
    again = all
  }

  private static func mark(_ asking: Int, _ isIn: Bool, in list: inout [Int]?) {
    let marked = (list ?? []).filter { $0 != asking } + (isIn ? [asking] : [])
    list = marked.isEmpty ? nil : marked
  }
}
