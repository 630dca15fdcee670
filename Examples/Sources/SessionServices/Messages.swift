import Session

/// The JSON messages between app and server.
enum Message {
  struct LogIn: Codable {
    let name: String
    let password: String
    let seconds: Double
  }

  struct Granted: Codable {
    let person: String
    let token: String
    let seconds: Double
  }

  struct Writing: Codable {
    let to: String
    let text: String
  }

  struct Kept: Codable {
    let id: Int
    let from: String
    let to: String
    let text: String
  }
}

extension Letter {
  init(_ kept: Message.Kept) {
    self.init(id: kept.id, from: kept.from, to: kept.to, text: kept.text)
  }
}

extension Message.Kept {
  init(_ letter: Letter) {
    self.init(id: letter.id, from: letter.from, to: letter.to, text: letter.text)
  }
}
