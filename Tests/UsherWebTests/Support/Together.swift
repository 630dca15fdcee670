import UsherWeb

/// Sends requests all at once; the answers are in no order.
func together(_ requests: [WebRequest], to app: WebApp) async -> [WebResponse] {
  await withTaskGroup(of: WebResponse.self) { group in
    for request in requests { group.addTask { await app.respond(to: request) } }
    var answers: [WebResponse] = []
    for await answer in group { answers.append(answer) }
    return answers
  }
}
