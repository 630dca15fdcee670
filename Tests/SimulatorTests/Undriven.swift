/// What a scenario asked of the user that no public call of UIKit can do.
///
/// A scenario that has noted something says nothing about the host: a step of the checklist for devices does.
@MainActor
final class Undriven {
  private(set) var deeds: Set<String> = []

  func note(_ deed: String) { deeds.insert(deed) }
}
