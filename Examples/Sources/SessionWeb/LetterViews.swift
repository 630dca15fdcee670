import Session
import UsherWeb

extension WebViews {
  func addLetters() {
    register(LettersModel.self) { model in
      if let problem = model.box.problem {
        Text(problem.text, style: .warning)
        Button("다시 시도", role: .secondary) { model.reloadTapped() }
      }
      Section("받은 편지") {
        if model.box.received.isEmpty { Row(model.box.isLoading ? "불러오는 중…" : "받은 편지가 없어요") }
        for letter in model.box.received {
          Row(letter.title, detail: letter.from, id: "letter \(letter.id)") { model.tap(letter) }
        }
      }
      if !model.box.sent.isEmpty {
        Section("보낸 편지") {
          for letter in model.box.sent {
            Row(letter.title, detail: letter.to, id: "letter \(letter.id)") { model.tap(letter) }
          }
        }
      }
      Button("새 편지") { model.writeTapped() }
    }

    register(LetterModel.self) { model in
      if let letter = model.letter {
        List {
          Row("보낸 사람", value: letter.from)
          Row("받는 사람", value: letter.to)
        }
        for line in letter.text.split(whereSeparator: \.isNewline) { Text(String(line)) }
        Spacer()
        Button("답장") { model.answerTapped() }
      } else if model.box.isLoading {
        Text("불러오는 중…", style: .caption)
      } else {
        Text("편지를 찾을 수 없어요.", style: .secondary)
      }
    }
  }

  func addWriting() {
    register(WriteModel.self) { write in
      List {
        Row("받는 사람", value: write.draft.recipient ?? "선택하세요") { write.recipientTapped() }
      }
      Form(submit: write.isSending ? "보내는 중" : "보내기", isEnabled: write.canSend) {
        TextField("내용", text: write.draft.text, prompt: "안녕하세요") { write.draft.text = $0 }
      } onSubmit: {
        write.sendTapped()
      }
      if let problem = write.problem { Text(problem.text, style: .warning) }
      Button("취소", role: .plain) { write.cancelTapped() }
    }

    register(RecipientModel.self) { recipient in
      if let problem = recipient.problem { Text(problem.text, style: .warning) }
      List {
        if recipient.people.isEmpty, recipient.problem == nil { Row("불러오는 중…") }
        for person in recipient.people {
          Row(person) { recipient.tap(person) }
        }
      }
    }
  }
}
