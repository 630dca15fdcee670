/// The frame of all documents of an app, including its error pages.
struct PageFrame: Sendable {
  var language = "en"
  var isRightToLeft = false
  var words = WebWords()
  /// The addresses of the stylesheet and the script.
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
