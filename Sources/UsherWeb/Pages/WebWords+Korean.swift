import Usher

extension WebWords {
  /// The words in Korean.
  public static let korean: WebWords = {
    var words = WebWords()
    words.back = "뒤로"
    words.close = "닫기"
    words.tabs = "탭"
    words.sidebar = "사이드바"
    words.pages = "페이지"
    (words.previousPage, words.nextPage) = ("이전 페이지", "다음 페이지")
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
    words.cannotGoForward = "앞으로 이동할 화면이 없어요."
    words.endedNote = "더 이상 사용할 수 없는 페이지예요."
    words.tooLargeNote = "용량이 너무 커요. 변경된 내용은 없어요."
    words.noConnection = "연결이 끊겼어요. 방금 한 작업이 전송되지 않았을 수 있어요."
    words.movedNote = "진행 중이던 작업 일부가 중단됐어요."
    words.reconnecting = "다시 연결하는 중…"
    words.startAgain = "처음부터 다시 시작"
    words.tryAgain = "다시 시도"
    words.malformed = Message("잘못된 요청", "요청 형식이 올바르지 않아요. 변경된 내용은 없어요.")
    words.forbidden = Message(
      "허용되지 않는 요청",
      "이 페이지에서 보낸 요청이 아니거나 페이지가 너무 오래됐어요. 변경된 내용은 없어요.")
    words.notOpened = Message(
      "열 수 없어요", "앱 주소로 직접 접속해 주세요. 다른 페이지 안에서는 앱을 열 수 없어요. 변경된 내용은 없어요.")
    words.notFound = Message(
      "페이지를 찾을 수 없어요", "주소가 잘못됐거나, 만료됐거나, 볼 수 없는 페이지예요.")
    words.wrongMethod = Message(
      "지원하지 않는 요청 방식", "이 주소에서는 이 방식의 요청을 받지 않아요. 변경된 내용은 없어요.")
    words.gone = Message("만료된 페이지", "더 이상 사용할 수 없는 페이지예요.")
    words.tooLarge = Message("용량 초과", "요청 용량이 너무 커요. 변경된 내용은 없어요.")
    words.unsupported = Message(
      "지원하지 않는 형식", "이 페이지의 양식으로 보낸 요청만 받을 수 있어요. 변경된 내용은 없어요.")
    words.misdirected = Message(
      "잘못된 서버 주소", "이 서버는 이 주소로 온 요청에 응답하지 않아요. 변경된 내용은 없어요.")
    words.unavailable = Message(
      "지금은 열 수 없어요", "지금은 이 페이지를 불러올 수 없어요. 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.")
    return words
  }()
}
