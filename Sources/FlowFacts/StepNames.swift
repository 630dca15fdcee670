/// Names of what steps call and assign to, kept as bits.
///
/// Searches ask each routine for some names before they look at its steps, which costs far more. Two
/// names may have the same bit, so a routine may seem to have a name that it lacks, never the reverse.
package struct StepNames: Sendable {
  private var bits = SIMD4<UInt64>.zero

  /// Makes a set of names.
  package init(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  /// The names of the steps of a routine.
  ///
  /// A call of something that may be a type has the name `init` too, and a call of something without a
  /// name `()`. An assignment to an element, or of more than a name, a literal or a closure, has `=`.
  init(_ events: [Event]) {
    for event in events {
      switch event.action {
      case .call(let callee, _):
        guard let name = callee.ownName else {
          insert("()")
          continue
        }
        insert(name)
        let small = UInt8(ascii: "a")...UInt8(ascii: "z")
        if name.utf8.first.map(small.contains) != true { insert("init") }
      case .assign(let target, let value):
        if let name = target.ownName { insert(name) }
        if target.ownName == nil || !value.isPlain { insert("=") }
      case .bind, .returns, .value: continue
      }
    }
  }

  /// Adds a name.
  package mutating func insert(_ name: String) {
    // FNV-1a: the same bits in each run, which those of `Hasher` are not.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    bits[Int(hash & 3)] |= 1 << (hash >> 2 & 63)
  }

  /// Adds the names of another set.
  mutating func formUnion(_ other: StepNames) { bits |= other.bits }

  /// Returns whether a name may be in both.
  package func mayMeet(_ other: StepNames) -> Bool { bits & other.bits != .zero }
}

extension Expression {
  /// True for a name, a literal and a closure.
  fileprivate var isPlain: Bool {
    switch self {
    case .name, .member, .closure, .text, .literal: true
    case .call, .element, .list, .cast, .forced, .operation, .other: false
    }
  }
}
