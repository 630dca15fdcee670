#if DEBUG
  import Usher
  import UsherJournal
  import UsherSnapshots

  extension Inspector {
    var switches: StoredValue {
      .dictionary([
        "payloads": .bool(showsPayloads), "changes": .bool(allowsChanges),
        "isLocked": .bool(isLocked),
      ])
    }

    /// Returns what the page shows: all that changed since an event, and the whole tree.
    func state(_ values: DoorCommand.Values) -> [String: StoredValue] {
      var answer: [String: StoredValue] = [
        "trees": .array(watched.map(\.head)), "allowed": switches,
      ]
      guard let subject = tree(values.number("tree")) else { return answer }
      let since = values.number("since") ?? 0
      if subject.isSettled { subject.objects.look() }
      answer["subject"] = subject.head
      answer["leaks"] = subject.leaks(wording)
      answer["questions"] = subject.questions(wording)
      answer["switches"] = .array(
        appSwitches.map { .dictionary(["name": .string($0.name), "isOn": .bool($0.isOn)]) })
      if let loaded = subject.loaded { answer["loaded"] = .string(loaded.name) }
      // An unchanged tree is not sent again.
      guard subject.eventCount != since || since == 0 else { return answer }
      answer.merge(subject.news(since: since, wording)) { $1 }
      answer["misuse"] = subject.misuse(wording)
      answer["text"] = .string(subject.text(wording))
      answer["picture"] = subject.picture(wording)
      answer["screens"] = subject.visible(wording)
      answer["actions"] = .array(subject.actions(wording).map { .string($0) })
      answer["hasJournal"] = .bool(subject.journal != nil)
      answer["hasMap"] = .bool(graph != nil)
      answer["canReplay"] = .bool(subject.makeReplay != nil)
      return answer
    }
  }

  extension WatchedTree {
    /// Returns the events and requests that changed after the event with a number, at most 500 events.
    func news(since: Int, _ wording: Wording) -> [String: StoredValue] {
      let all = events.elements
      let first = max(0, min(all.count, since - (all.first.map { $0.number - 1 } ?? 0)))
      let news = all[first...].prefix(500)
      let last = news.last?.number ?? eventCount
      let changed = requests.elements.filter { $0.changed > since && $0.changed <= last }
      return [
        "events": .array(news.map { values(of: $0, wording) }),
        "requests": .array(changed.map { values(of: $0, wording) }),
        "last": .int(Int64(last)), "more": .bool(last < eventCount),
        "dropped": .int(Int64(events.dropped)),
      ]
    }
  }
#endif
