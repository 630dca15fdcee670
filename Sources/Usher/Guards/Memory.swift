/// What a flow is to remember when a request takes effect.
package enum Memory {
  case place(RememberedPlace)
  /// What it shows at that moment.
  case shown
  /// Nothing more.
  case nothing
}
