#if FlowTool
  import ArgumentParser
  import FlowFacts

  /// How large the files are that a command reads.
  struct Limits: ParsableArguments {
    @Option(
      name: .customLong("limit"),
      help: ArgumentHelp("Files of more megabytes are not read.", valueName: "megabytes"))
    var megabytes = 2
  }

  /// The files that a command reads.
  struct Reading: ParsableArguments {
    @ArgumentParser.Argument(help: "Swift files, and folders with Swift files.") var paths:
      [String] = ["."]
    @OptionGroup var limits: Limits

    /// Reads all files on all cores; ends the program if there is nothing to read.
    func program() async throws -> Program {
      guard let program = await SourceReader(megabytes: limits.megabytes).program(of: paths) else {
        Console.complain("there is no Swift file to read in \(paths.joined(separator: ", "))")
        throw ExitCode(66)
      }
      // Never freed: the process ends soon, and gives its memory back at once.
      _ = Unmanaged.passRetained(program)
      return program
    }
  }
#endif
