#if DEBUG
  /// An HTTP request to the inspector, independent of the server.
  public struct InspectorRequest: Sendable {
    /// The method in capital letters, such as `GET`.
    public var method: String
    /// The path as it was sent, without the query.
    public var path: String
    /// The names and values of the header fields; browsers send at least `Host`.
    public var headers: [(name: String, value: String)]
    /// The whole body; empty if there is none.
    public var body: [UInt8]

    /// Creates a request from its parts.
    ///
    /// - Parameters:
    ///   - method: The method, in letters of any case.
    ///   - target: The path as it was sent; a query is dropped.
    ///   - headers: The names and values of all header fields.
    ///   - body: The whole body.
    public init(
      method: String = "GET", target: String, headers: [(name: String, value: String)],
      body: [UInt8] = []
    ) {
      self.method = method.uppercased()
      path = String(target.prefix { $0 != "?" })
      self.headers = headers
      self.body = body
    }

    /// Returns all values of a header field.
    func values(of name: String) -> [String] {
      let name = name.lowercased()
      return headers.filter { $0.name.lowercased() == name }.map(\.value)
    }
  }
#endif
