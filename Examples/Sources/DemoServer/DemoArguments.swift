/// The parsed arguments of the demo.
package enum DemoArguments: Hashable, Sendable {
  case serve(Options)
  case help
  /// Invalid arguments, with the reason.
  case wrong(String)

  /// Reads the arguments, without the program's name.
  package init(_ arguments: [String]) {
    var rest = arguments[...]
    var port: UInt16?
    var folder: String?
    var numbers: [String: Int] = [:]
    var isForgetful = false
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
      case ("--patience", _), ("--idle", _), ("--trees", _):
        guard numbers[name] == nil else {
          self = .wrong("\(name) was given twice")
          return
        }
        guard let text = attached ?? rest.popFirst(), let number = UInt16(text), number > 0,
          text.allSatisfy(\.isNumber)
        else {
          self = .wrong("\(name) needs a number from 1 to 65535")
          return
        }
        numbers[name] = Int(number)
      case ("--forgetful", nil): isForgetful = true
      default:
        self = .wrong("“\(argument)” is not known")
        return
      }
    }
    self = .serve(
      Options(
        port: port.map { .exactly($0) } ?? .preferably(8080), folder: folder,
        patience: numbers["--patience"].map { .seconds($0) },
        idleTime: numbers["--idle"].map { .seconds($0) }, trees: numbers["--trees"],
        isForgetful: isForgetful))
  }

  private static func split(_ argument: String) -> (name: String, attached: String?) {
    guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  /// The usage text.
  package static let usage = """
    usage: demo [--port N] [--data FOLDER] [--patience N] [--idle N] [--trees N]
                [--forgetful]

    Serves the example apps to browsers on this machine, and prints their address.

      --port N   the port to listen on, or 0 for any that is free;
                 if it is left out: 8080, or the next one that is free
      --data FOLDER
                 where the apps keep what they keep; if it is left out:
                 usher-examples in the folder that this system has for data
      --patience N
                 how many seconds a browser can take to send a request;
                 if it is left out: 30 until it begins, then 20
      --idle N   how many seconds a stored tree without a browser stays in memory;
                 if it is left out: 300
      --trees N  how many trees an app keeps in memory; if it is left out: 5000
      --forgetful
                 keeps trees in memory only, and loses them when it stops
      --help     prints this

    """
}

extension DemoArguments {
  /// Options of serving.
  package struct Options: Hashable, Sendable {
    package var port: DemoPort
    /// The data folder; ``DemoFolder/usual`` if `nil`.
    package var folder: String?
    /// The time for a browser to send a request; the default if `nil`.
    package var patience: Duration?
    /// The time for which an unused stored tree stays in memory; the default if `nil`.
    package var idleTime: Duration?
    /// The largest number of trees of an app in memory; the default if `nil`.
    package var trees: Int?
    /// True if no tree is stored.
    package var isForgetful: Bool

    package init(
      port: DemoPort, folder: String? = nil, patience: Duration? = nil, idleTime: Duration? = nil,
      trees: Int? = nil, isForgetful: Bool = false
    ) {
      (self.port, self.folder, self.patience) = (port, folder, patience)
      (self.idleTime, self.trees, self.isForgetful) = (idleTime, trees, isForgetful)
    }
  }
}

/// The port on which to listen.
package enum DemoPort: Hashable, Sendable {
  /// This port or none; 0 selects a free one.
  case exactly(UInt16)
  /// This port, or else the next free one.
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
