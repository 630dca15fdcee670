#if FlowTool
  import Foundation

  /// A bar on a terminal while many files are read.
  struct Progress {
    let total: Int
    private let isShown: Bool

    init(total: Int) {
      self.total = total
      isShown = total > 200 && isatty(2) == 1
    }

    func show(_ count: Int) {
      guard isShown else { return }
      let width = 30
      let done = width * count / total
      let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
      FileHandle.standardError.write(Data("\r\(bar) \(count) of \(total) files".utf8))
    }

    func clear() {
      guard isShown else { return }
      FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
  }
#endif
