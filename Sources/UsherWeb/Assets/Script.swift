/// The script, in parts that share one scope.
enum Script {
  static let source =
    "(() => {\n'use strict';\n" + page + morph + motion + gestures + history + posting + returning
    + focus + "\n})();\n"
}
