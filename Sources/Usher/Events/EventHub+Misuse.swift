extension EventHub {
  /// Reports a mistake, once.
  package func report(_ misuse: Misuse) {
    guard reported.insert(misuse).inserted else { return }
    post(.misuse(misuse))
    onMisuse(misuse)
  }
}
