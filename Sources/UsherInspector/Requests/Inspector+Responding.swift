#if DEBUG
  extension Inspector {
    /// The size in bytes of the largest body that a request may have: 4 MiB.
    public nonisolated static var bodyLimit: Int { 4 << 20 }

    /// Answers a request for the page, its files, or the door for programs.
    ///
    /// Status 404 before ``open()``, after ``close()``, and without the secret of the address; 421 for a
    /// host that is not in ``allowedHosts``; 403 for a request that a page of another origin sends; 413
    /// for a body beyond ``bodyLimit``. A refused request changes nothing.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response, with security headers.
    public func respond(to request: InspectorRequest) async -> InspectorResponse {
      var response = await response(to: request)
      if request.method == "HEAD" { response.body = [] }
      return response
    }

    private func response(to request: InspectorRequest) async -> InspectorResponse {
      let source = RequestOrigin(request)
      guard source.isFor(allowedHosts) else {
        return .refused(421, "This host name is not in `allowedHosts` of the inspector.")
      }
      guard let token, request.path.hasPrefix(path + "/") else { return .notFound }
      let parts = request.path.dropFirst(path.count + 1)
        .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, token.matches(parts[0]) else { return .notFound }
      let name = String(parts[1])
      if name == "door" || name == "mcp" {
        guard request.method == "POST" else { return .refused(405, "Only POST is possible here.") }
        if let problem = source.postProblem { return problem }
        guard request.body.count <= Self.bodyLimit else {
          return .refused(413, "The body is larger than \(Self.bodyLimit) bytes.")
        }
        let text = String(decoding: request.body, as: UTF8.self)
        if name == "mcp" {
          guard let answer = await answerMCP(text) else {
            return InspectorResponse(202, "application/json", "")
          }
          return InspectorResponse(200, "application/json", answer)
        }
        return await lines(text)
      }
      guard request.method == "GET" || request.method == "HEAD" else {
        return .refused(405, "Only GET is possible here.")
      }
      switch name {
      case "": return InspectorResponse(200, "text/html; charset=utf-8", Embedded.page)
      case "inspector.css":
        return InspectorResponse(200, "text/css; charset=utf-8", Embedded.stylesheet)
      case "inspector.js":
        return InspectorResponse(200, "text/javascript; charset=utf-8", Embedded.script)
      default: return .notFound
      }
    }

    /// Answers each line of a body with a line.
    private func lines(_ text: String) async -> InspectorResponse {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
      guard lines.count <= Self.lineLimit else {
        return .refused(413, "There are more than \(Self.lineLimit) lines.")
      }
      var answers = ""
      for line in lines { answers += await answer(String(line)) + "\n" }
      return InspectorResponse(200, "application/x-ndjson; charset=utf-8", answers)
    }

    private static var lineLimit: Int { 100 }
  }

  extension InspectorResponse {
    static let notFound = InspectorResponse.refused(404, "There is nothing here.")
  }
#endif
