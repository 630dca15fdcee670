#if DEBUG
  /// An HTTP response of the inspector for the server to send.
  public struct InspectorResponse: Sendable {
    /// The status code, such as 200.
    public var status: Int
    /// The names and values of the header fields, without the content length.
    public var headers: [(name: String, value: String)]
    /// The whole body; empty in a response to `HEAD`.
    public var body: [UInt8]

    init(_ status: Int, _ type: String, _ text: String) {
      self.status = status
      body = [UInt8](text.utf8)
      headers =
        [
          ("Content-Type", type), ("Cache-Control", "no-store"),
          ("X-Content-Type-Options", "nosniff"),
          ("X-Frame-Options", "SAMEORIGIN"),
          // The address holds the secret.
          ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
          ("Cross-Origin-Resource-Policy", "same-origin"),
          (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
              + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
          ),
        ]
    }

    static func refused(_ status: Int, _ reason: String) -> InspectorResponse {
      InspectorResponse(status, "text/plain; charset=utf-8", reason + "\n")
    }
  }
#endif
