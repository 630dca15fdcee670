import Foundation
import Session

/// The server's data: users, their sessions, which expire, and their letters.
actor PostOffice {
  /// The reason why a request was refused.
  enum Refusal: Error { case unauthorized, unknownPerson, badRequest, notKept }

  private struct Running {
    let person: String
    /// Its end, measured from the server's start.
    let deadline: Duration
    var watchers: [Int: AsyncStream<Never>.Continuation] = [:]
  }

  /// The users; in this example all passwords are known.
  static let passwords = ["junho": "river", "minji": "mountain"]
  private static let longest = SessionLength.usual.duration
  private static let longestText = 4000
  private static let mostLetters = 500

  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Duration
  private let file: URL
  private var kept: [Message.Kept]?
  private var running: [String: Running] = [:]
  private var watcherCount = 0

  init(keepingLettersIn file: URL, clock: any Clock<Duration>) {
    self.file = file
    self.clock = clock
    now = Self.stopwatch(clock)
  }

  // MARK: - Sessions

  func logIn(_ asked: Message.LogIn) throws(Refusal) -> Message.Granted {
    guard let password = Self.passwords[asked.name], password == asked.password else {
      throw .unauthorized
    }
    guard asked.seconds > 0 else { throw .badRequest }
    let length = min(.seconds(asked.seconds), Self.longest)
    let token = UUID().uuidString + UUID().uuidString
    running = running.filter { $0.value.deadline > now() }
    running[token] = Running(person: asked.name, deadline: now() + length)
    return Message.Granted(person: asked.name, token: token, seconds: length / .seconds(1))
  }

  func logOut(_ token: String, everywhere: Bool) throws(Refusal) {
    let person = try person(token)
    for (each, session) in running where everywhere ? session.person == person : each == token {
      running[each] = nil
      for watcher in session.watchers.values { watcher.finish() }
    }
  }

  /// Returns the user of a session.
  func person(_ token: String) throws(Refusal) -> String {
    guard let session = running[token], session.deadline > now() else { throw .unauthorized }
    return session.person
  }

  /// Suspends until a session has ended; returns at once if there is none.
  func untilEnd(of token: String) async {
    guard let session = running[token], session.deadline > now() else { return }
    watcherCount += 1
    let watcher = watcherCount
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    running[token]?.watchers[watcher] = end
    let (clock, rest) = (clock, session.deadline - now())
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in ends {} }
      group.addTask { try? await clock.sleep(for: rest) }
      await group.next()
      group.cancelAll()
    }
    running[token]?.watchers[watcher] = nil
  }

  // MARK: - Letters

  func letters(_ token: String) throws(Refusal) -> [Message.Kept] {
    let person = try person(token)
    return try read().filter { $0.to == person || $0.from == person }.reversed()
  }

  func people(_ token: String) throws(Refusal) -> [String] {
    let person = try person(token)
    return Self.passwords.keys.filter { $0 != person }.sorted()
  }

  func send(_ letter: Message.Writing, _ token: String) throws(Refusal) -> Message.Kept {
    let person = try person(token)
    guard Self.passwords[letter.to] != nil else { throw .unknownPerson }
    guard (1...Self.longestText).contains(letter.text.count) else { throw .badRequest }
    var letters = try read()
    let sent = Message.Kept(
      id: (letters.last?.id ?? 0) + 1, from: person, to: letter.to, text: letter.text)
    letters = (letters + [sent]).suffix(Self.mostLetters)
    do {
      try JSONEncoder().encode(letters).write(toNewFolderAt: file)
    } catch {
      throw .notKept
    }
    kept = letters
    return sent
  }

  private func read() throws(Refusal) -> [Message.Kept] {
    if let kept { return kept }
    guard FileManager.default.fileExists(atPath: file.path) else { return Self.first }
    do {
      let letters = try JSONDecoder().decode([Message.Kept].self, from: Data(contentsOf: file))
      kept = letters
      return letters
    } catch {
      throw .notKept
    }
  }

  /// The initial letters.
  private static let first = [
    Message.Kept(
      id: 1, from: "junho", to: "minji",
      text: "주말에 등산 갈래?\n토요일 아침 일곱 시, 북한산 입구에서 봐."),
    Message.Kept(
      id: 2, from: "minji", to: "junho", text: "책 잘 읽었어\n다음 주에 돌려줄게. 정말 고마워."),
  ]

  private static func stopwatch(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
