#if FlowTool
  package import FlowFacts
  import SwiftParser
  import SwiftSyntax

  /// Reads the facts of one file.
  package final class FileReader {
    let number: Int
    let module: String
    let path: String
    var types: [TypeFact] = []
    var routines: [Routine?] = []
    /// The number of declarations and expressions that were read.
    var visitCount = 0
    private let lines: [Int]

    /// Returns the facts of a text, whose file has a path and a number.
    package static func read(
      _ text: String, path: String, number: Int, module: String
    ) -> FileFacts {
      let tree = Parser.parse(source: isTooDeep(text) ? "{" : text)
      let reader = FileReader(text, path: path, number: number, module: module)
      let declarations = DeclarationReader(reader)
      declarations.read(tree)
      return FileFacts(
        path: path, number: number, module: module, imports: declarations.imports,
        types: reader.types, routines: reader.routines.compactMap(\.self),
        disabled: Disabling.read(text), errors: reader.errors(in: tree),
        lineCount: reader.lines.count, visitCount: reader.visitCount)
    }

    /// Returns whether the parser would not end in time: it tries two readings of each bracket, and
    /// nests the branches of `? :` in a line without a limit.
    private static func isTooDeep(_ text: String) -> Bool {
      text.utf8.withContiguousStorageIfAvailable { isTooDeep($0) } ?? isTooDeep(Array(text.utf8))
    }

    private static func isTooDeep(_ text: some Sequence<UInt8>) -> Bool {
      var row = 0
      var questions = 0
      for byte in text {
        if byte == UInt8(ascii: "\n") { questions = 0 }
        if byte == UInt8(ascii: "?") {
          questions += 1
          if questions > 200 { return true }
        }
        if byte == UInt8(ascii: "[") {
          row += 1
          if row > 12 { return true }
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
          row = 0
        }
      }
      return false
    }

    private init(_ text: String, path: String, number: Int, module: String) {
      self.path = path
      self.number = number
      self.module = module
      lines =
        text.utf8.withContiguousStorageIfAvailable { Self.lines(of: $0) }
        ?? Self.lines(of: Array(text.utf8))
    }

    /// The offsets at which lines begin.
    private static func lines(of text: some Sequence<UInt8>) -> [Int] {
      var starts = [0]
      var offset = 0
      for byte in text {
        offset += 1
        if byte == UInt8(ascii: "\n") { starts.append(offset) }
      }
      return starts
    }

    /// The place of a node, without the comment before it.
    func place(of node: some SyntaxProtocol) -> Place {
      place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func place(at offset: Int) -> Place {
      var (low, high) = (0, lines.count)
      while low < high {
        let middle = (low + high) / 2
        if lines[middle] <= offset { low = middle + 1 } else { high = middle }
      }
      return Place(file: path, line: low, column: offset - lines[max(low - 1, 0)] + 1)
    }

    /// Takes the number of a routine, before its body is read.
    func reserve() -> RoutineID {
      routines.append(nil)
      return RoutineID(file: number, index: routines.count - 1)
    }

    private func errors(in tree: SourceFileSyntax) -> [Place] {
      guard tree.hasError else { return [] }
      for token in tree.tokens(viewMode: .all) where token.presence == .missing {
        return [place(at: token.position.utf8Offset)]
      }
      return [place(of: tree)]
    }
  }
#endif
