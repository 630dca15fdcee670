struct MarkupComponent: Component {
  let markup: Markup
  func render(in context: inout ComponentContext) -> Markup { markup }
}
