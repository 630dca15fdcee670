/// The difference between the shown and the desired items of a host container.
package struct ContainerDifference {
  /// The positions of removed items, among the shown ones.
  let shown: Range<Int>
  /// The positions of inserted items, among the desired ones.
  let desired: Range<Int>
}
