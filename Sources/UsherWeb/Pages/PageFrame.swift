/// What all documents of an app have in common, its error pages included.
struct PageFrame: Sendable {
  var language = "en"
  var isRightToLeft = false
  var words = WebWords()
  /// The addresses of the two files that pages need.
  let stylesheet: String
  let script: String

  /// An empty document.
  func document(titled title: String) -> MarkupDocument {
    var document = MarkupDocument(title: title)
    document.language = language
    document.isRightToLeft = isRightToLeft
    document.stylesheet = stylesheet
    return document
  }
}
