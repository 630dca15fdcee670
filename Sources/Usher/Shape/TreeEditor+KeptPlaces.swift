/// Keeps places between others that are replaced.
extension TreeEditor {
  /// Replaces the places of a range by what `specs` describe; those that a description keeps stay as they are.
  ///
  /// - Complexity: O(*n*) in the number of places above the range's lower end.
  func replace(
    around specs: [NodeSpec], _ range: Range<Int>, of container: Container, in flow: Flow,
    _ cause: EndingCause
  ) {
    let former = container.nodes[range]
    let leaving = Array(specs.leaving(former))
    let ids = Set(leaving.lazy.map(\.id))
    for run in former.split(whereSeparator: { !ids.contains($0.id) }).reversed() {
      effects.willRemove(Array(run), from: container)
    }
    replace(range, of: container, with: former.filter { !ids.contains($0.id) })
    end(leaving, cause)
    var position = range.lowerBound
    for spec in specs {
      if let kept = spec.kept {
        if let index = container.index(of: kept) { position = index + 1 }
        continue
      }
      guard make(spec, at: position, of: container, in: flow) != nil else { continue }
      position += 1
      effects.didInsert(position - 1..<position, in: container)
    }
    if container.nodes.isEmpty, !range.isEmpty { effects.didEmpty(container, cause) }
  }
}
