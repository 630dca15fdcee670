/// Releases the former value of a field when the field is consistent again, because its end may
/// call verbs.
///
/// It is isolated to no actor, because a closure of the main actor would check its isolation each
/// time.
nonisolated func release<Former>(_ former: consuming Former) {
  withExtendedLifetime(former) {}
}
