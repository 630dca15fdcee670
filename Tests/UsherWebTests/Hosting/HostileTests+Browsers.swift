import Testing
import UsherWeb

/// Requests of browsers for other users, or many at once.
extension HostileTests {
  @Test("A foreign host name gets only an error, and no tree")
  func rebinding() async {
    let app = makeTestApp { $0.allowedHosts = ["localhost"] }
    let visitor = Visitor(app)
    var request = WebRequest(path: "/test", headers: ["Host": "evil.example:8080"])
    for path in ["/test", "/test/usher.js", "/nowhere"] {
      request.path = path
      #expect(await visitor.send(request).status == 421)
    }
    #expect(app.pageCount == 0)
    request = WebRequest(path: "/test", headers: ["Host": "localhost:8080"])
    #expect(await visitor.send(request).status == 303)
    #expect(app.pageCount == 1)
  }

  @Test("A foreign page that loads the app as a picture, a frame or ahead of time makes no tree")
  func embedding() async {
    let app = makeTestApp()
    for headers: WebHeaders in [
      ["Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"],
      ["Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"], ["Sec-Purpose": "prefetch"],
    ] {
      let response = await app.respond(to: WebRequest(path: "/test", headers: headers))
      #expect(response.status == 403)
      #expect(response.headers["Set-Cookie"] == nil)
    }
    #expect(app.pageCount == 0)
  }

  @Test("Posts from another site change nothing, whatever secrets they have")
  func crossSite() async {
    let visitor = await home()
    let tree = visitor.tree
    var request = visitor.request(visitor.page.button("Open item 1")?.value ?? "")
    for (name, value) in [("Sec-Fetch-Site", "cross-site"), ("Origin", "http://evil.example")] {
      var forged = request
      forged.headers["Host"] = "localhost"
      forged.headers[name] = value
      #expect(await visitor.send(forged).status == 403)
    }
    request.body = Array("x".utf8) + [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(await visitor.send(request).status == 413)
    await visitor.reload()
    #expect(visitor.tree == tree)
  }

  @Test("A button that is posted twenty times at once acts once")
  func atOnce() async {
    let visitor = await home()
    await visitor.press("Open item 1")
    var post = visitor.request(visitor.page.button("Next")?.value ?? "")
    post.headers["Cookie"] = visitor.cookie
    let answers = await together(Array(repeating: post, count: 20), to: visitor.app)
    #expect(answers.map(\.status) == Array(repeating: 303, count: 20))
    await visitor.reload()
    #expect(visitor.page.titles == ["Item 2"])
  }

  @Test("A tree that ends during a post is gone, and nothing else is")
  func endingMeanwhile() async {
    let app = makeTestApp { $0.limits.pages = 1 }
    let visitor = Visitor(app)
    await visitor.open()
    let post = visitor.request(visitor.page.button("Log in")?.value ?? "")
    async let answer = visitor.send(post)
    async let other: Void = Visitor(app).open()
    await other
    #expect([303, 404, 410].contains(await answer.status))
    await visitor.reload()
    #expect([200, 404].contains(visitor.status))
    #expect(app.pageCount == 1)
  }

  @Test("Browsers that disconnect during a stream leave nothing behind")
  func vanishing() async {
    let visitor = await home()
    for _ in 0..<30 {
      let response = await visitor.send(WebRequest(path: visitor.address + "/events"))
      guard case .stream(let stream) = response.body else {
        Issue.record("no stream")
        return
      }
      let reading = Task { for await _ in stream {} }
      await Task.yield()
      reading.cancel()
      await reading.value
    }
    await visitor.press("Open item 1")
    #expect(visitor.page.titles == ["Item 1"])
    for _ in 0..<20 { await Task.yield() }
    #expect(visitor.app.listenerCount == 0)
  }

  private func home() async -> Visitor {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }
}
