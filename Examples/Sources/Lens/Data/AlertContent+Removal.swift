import Usher

extension AlertContent {
  /// Asks before a photo is removed.
  static func removal(_ remove: @escaping @MainActor () -> Void) -> AlertContent {
    AlertContent(
      "사진을 지울까요?", message: "지운 사진은 되돌릴 수 없어요.", .cancel("취소"),
      .destructive("지우기", perform: remove))
  }

  /// Says why a photo was not removed.
  static func failure(_ error: PhotoError) -> AlertContent {
    AlertContent("지울 수 없어요", message: error.text, .cancel("확인"))
  }
}
