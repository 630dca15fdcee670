import Usher

extension WebWords {
  /// The words in Korean.
  public static let korean: WebWords = {
    var words = WebWords()
    words.back = "뒤로"
    words.close = "닫기"
    words.tabs = "탭"
    words.untitled = "화면"
    words.more = "이 앱 더 알아보기"
    words.backToApp = "앱으로 돌아가기"
    words.chooseFile = "파일 선택"
    words.noFile = "선택한 파일 없음"
    (words.year, words.month, words.day) = ("연도", "월", "일")
    (words.hour, words.minute) = ("시", "분")
    words.months = (1...12).map { "\($0)월" }
    (words.yearUnit, words.dayUnit) = ("년", "일")
    (words.hourUnit, words.minuteUnit) = ("시", "분")
    words.choices = "선택"
    words.alerts = .korean
    words.cannotGoBack = "뒤로 가기로는 나갈 수 없는 화면이에요."
    words.cannotGoForward = "앞으로 갈 곳이 없어요."
    words.hasEnded = "이 페이지는 끝났어요."
    words.isTooLarge = "너무 커요. 아무것도 바뀌지 않았어요."
    words.noConnection = "연결이 끊겼어요. 방금 한 일이 전해지지 않았을 수 있어요."
    words.reconnecting = "다시 연결하는 중…"
    words.startAgain = "처음부터 다시"
    words.tryAgain = "다시 시도"
    words.malformed = Message("이해할 수 없는 요청", "요청의 형식이 잘못됐어요. 아무것도 바뀌지 않았어요.")
    words.forbidden = Message(
      "이 페이지의 요청이 아니에요",
      "이 페이지에 속하지 않는 양식이거나 너무 오래된 페이지예요. 아무것도 바뀌지 않았어요.")
    words.notOpened = Message(
      "열 수 없어요", "앱은 직접 찾아와야 열려요. 다른 페이지의 일부로는 열리지 않아요. 아무것도 바뀌지 않았어요.")
    words.notFound = Message(
      "여기에 없어요", "이 주소에 아무것도 없거나, 이미 끝났거나, 다른 사람의 페이지예요.")
    words.wrongMethod = Message(
      "잘못된 방식의 요청", "이 주소에서는 받지 않는 요청이에요. 아무것도 바뀌지 않았어요.")
    words.gone = Message("끝난 페이지", "이 페이지는 끝났어요.")
    words.tooLarge = Message("너무 커요", "요청이 너무 커요. 아무것도 바뀌지 않았어요.")
    words.unsupported = Message(
      "양식이 아니에요", "여기에서는 이 페이지의 양식만 받아요. 아무것도 바뀌지 않았어요.")
    words.misdirected = Message(
      "이 서버가 아니에요", "이 서버는 그 이름으로는 응답하지 않아요. 아무것도 바뀌지 않았어요.")
    words.unavailable = Message(
      "지금은 열 수 없어요", "지금은 이 페이지를 불러올 수 없어요. 잃어버린 것은 없으니 잠시 뒤에 다시 시도해 주세요.")
    return words
  }()
}
