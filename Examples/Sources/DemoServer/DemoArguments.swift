/// What the arguments of the demo ask for.
package enum DemoArguments: Hashable, Sendable {
  /// Serve there, and keep data in this folder, or in ``DemoFolder/usual``.
  case serve(DemoPort, folder: String? = nil)
  case help
  /// They make no sense; the text says why.
  case wrong(String)

  /// Reads the arguments, without the program's name.
  package init(_ arguments: [String]) {
    var rest = arguments[...]
    var port: UInt16?
    var folder: String?
    while let argument = rest.popFirst() {
      let (name, attached) = Self.split(argument)
      switch (name, attached) {
      case ("--help", nil), ("-h", nil):
        self = .help
        return
      case ("--port", _):
        guard port == nil else {
          self = .wrong("--port was given twice")
          return
        }
        guard let text = attached ?? rest.popFirst() else {
          self = .wrong("--port needs a number")
          return
        }
        guard let number = UInt16(text), text.allSatisfy(\.isNumber) else {
          self = .wrong("“\(text)” is no port: it is a number from 0 to 65535")
          return
        }
        port = number
      case ("--data", _):
        guard folder == nil else {
          self = .wrong("--data was given twice")
          return
        }
        guard let path = attached ?? rest.popFirst(), !path.isEmpty else {
          self = .wrong("--data needs a folder")
          return
        }
        folder = path
      default:
        self = .wrong("“\(argument)” is not known")
        return
      }
    }
    self = .serve(port.map { .exactly($0) } ?? .preferably(8080), folder: folder)
  }

  private static func split(_ argument: String) -> (name: String, attached: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  /// How the demo is called.
  package static let usage = """
    usage: demo [--port N] [--data FOLDER]

    Serves the example apps to browsers on this machine, and prints their address.

      --port N   the port to listen on, or 0 for any that is free;
                 if it is left out: 8080, or the next one that is free
      --data FOLDER
                 where the apps keep what they keep; if it is left out:
                 usher-examples in the folder that this system has for data
      --help     prints this

    """
}

/// Where to listen.
package enum DemoPort: Hashable, Sendable {
  /// There, or not at all; 0 stands for any that is free.
  case exactly(UInt16)
  /// There, or else at the next one that is free.
  case preferably(UInt16)

  /// The ports to try, in order.
  var candidates: ClosedRange<UInt16> {
    switch self {
    case .exactly(let port): port...port
    case .preferably(let port):
      port...(port.addingReportingOverflow(99).overflow ? .max : port + 99)
    }
  }
}
