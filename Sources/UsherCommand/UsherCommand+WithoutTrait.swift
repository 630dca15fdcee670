#if !FlowTool
  /// The flow tool, which needs the package's trait `FlowTool`.
  @main
  enum UsherCommand {
    static func main() {
      print("This program was built without the flow tool. Build it with `--traits FlowTool`.")
    }
  }
#endif
