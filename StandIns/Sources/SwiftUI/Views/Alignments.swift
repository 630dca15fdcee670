/// Names a guide by which views line up.
public nonisolated protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
/// Tells guides apart.
private struct GuideName: Hashable, Sendable {
  let type: ObjectIdentifier?
  let name: String
}
/// Where things line up.
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: GuideName
  public init(_ id: any AlignmentID.Type) {
    name = GuideName(type: ObjectIdentifier(id), name: "")
  }
  private init(_ name: String) { self.name = GuideName(type: nil, name: name) }
  public static let leading = HorizontalAlignment("leading")
  public static let center = HorizontalAlignment("center")
  public static let trailing = HorizontalAlignment("trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment("listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment("listRowSeparatorTrailing")
}
/// Where things line up.
public struct VerticalAlignment: Equatable, Sendable {
  private let name: GuideName
  public init(_ id: any AlignmentID.Type) {
    name = GuideName(type: ObjectIdentifier(id), name: "")
  }
  private init(_ name: String) { self.name = GuideName(type: nil, name: name) }
  public static let top = VerticalAlignment("top")
  public static let center = VerticalAlignment("center")
  public static let bottom = VerticalAlignment("bottom")
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline")
}
/// Where things line up.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
/// The size of a view, and where its guides are.
public struct ViewDimensions: Equatable {
  internal init() {}
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
