import Testing
import UsherWeb

@Suite("Foreign posts change nothing")
struct PostedFormTests {
  private let token = Secret()

  private func status(
    _ change: (inout WebRequest) -> Void = { _ in }, limit: Int = 1000, fieldLimit: Int = .max
  ) -> Int? {
    var request = WebRequest(
      method: "POST", path: "/", headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: Array("do=back%3A1&token=\(token)".utf8))
    change(&request)
    do {
      _ = try PostedForm.fields(of: request, token: token, limit: limit, fieldLimit: fieldLimit)
      return nil
    } catch {
      return error.status
    }
  }

  @Test("A form of the page is accepted")
  func own() {
    #expect(status() == nil)
    #expect(status { $0.headers["Content-Type"]! += "; charset=UTF-8" } == nil)
    #expect(status { $0.headers["Sec-Fetch-Site"] = "same-origin" } == nil)
    #expect(
      status {
        $0.headers["Origin"] = "http://localhost:8080"
        $0.headers["Host"] = "localhost:8080"
      } == nil)
  }

  @Test("A post from another site is refused, whatever its token")
  func otherSite() {
    for site in ["cross-site", "same-site", ""] {
      #expect(status { $0.headers["Sec-Fetch-Site"] = site } == 403)
    }
    for origin in ["http://evil.example", "null", "http://localhost:8080.evil.example"] {
      #expect(
        status {
          $0.headers["Origin"] = origin
          $0.headers["Host"] = "localhost:8080"
        } == 403)
    }
  }

  @Test("A missing or wrong token is refused")
  func wrongToken() {
    #expect(status { $0.body = Array("do=back%3A1".utf8) } == 403)
    #expect(status { $0.body = Array("token=&do=back%3A1".utf8) } == 403)
    #expect(status { $0.body = Array("token=\(Secret())".utf8) } == 403)
  }

  @Test("A body that is no form, too large or broken is refused")
  func wrongBody() {
    #expect(status { $0.headers["Content-Type"] = nil } == 415)
    #expect(status { $0.headers["Content-Type"] = "application/json" } == 415)
    #expect(status { $0.headers["Content-Encoding"] = "gzip" } == 415)
    #expect(status { $0.headers["Content-Encoding"] = "Identity" } == nil)
    #expect(status({ _ in }, limit: 10) == 413)
    #expect(status({ _ in }, fieldLimit: 31) == 413)
    #expect(status({ _ in }, fieldLimit: 32) == nil)
    #expect(status { $0.body = [0x25] } == 400)
    #expect(status { $0.body = [0xFF, 0xFE] } == 400)
  }
}
