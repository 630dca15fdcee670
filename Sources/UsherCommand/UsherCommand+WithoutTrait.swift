#if !FlowTool
  import Foundation

  /// The flow tool, which needs the package's trait `FlowTool`.
  @main
  enum UsherCommand {
    /// Says how the tool is built, and ends with the code for wrong usage, so that no check passes unseen.
    static func main() {
      let text =
        "usher: this program was built without the flow tool: build it with `--traits FlowTool`, or "
        + "name the trait where a package depends on Usher: `traits: [\"FlowTool\"]`\n"
      FileHandle.standardError.write(Data(text.utf8))
      exit(64)
    }
  }
#endif
