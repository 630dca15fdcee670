/// The files of an app's pages, below its path.
struct PageAssets: Sendable {
  let stylesheet: Asset
  let script = Asset.script
  private let path: String

  init(_ stylesheet: WebStylesheet, hasPanel: Bool = false, below path: String) {
    self.stylesheet = stylesheet.asset(hasPanel: hasPanel)
    self.path = path
  }

  /// Returns the file with this name.
  func named(_ name: some StringProtocol) -> Asset? {
    [stylesheet, script].first { $0.name == name }
  }

  /// Returns the frame that refers to these files.
  func frame(_ language: String, isRightToLeft: Bool = false, words: WebWords) -> PageFrame {
    PageFrame(
      language: language, isRightToLeft: isRightToLeft, words: words,
      stylesheet: stylesheet.address(below: path), script: script.address(below: path))
  }
}
