/// Where what a host container shows and what it is to show differ.
package struct ContainerDifference {
  /// The positions of what goes, among what is shown.
  let shown: Range<Int>
  /// The positions of what comes, among what is desired.
  let desired: Range<Int>
}
