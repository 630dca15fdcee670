/// Lets go of what a field held before, when the field is whole again: what ends with it may call verbs.
///
/// On no actor, because a closure of the main actor would be checked to run there each time.
nonisolated func release<Former>(_ former: consuming Former) {
  withExtendedLifetime(former) {}
}
