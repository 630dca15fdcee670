import Testing

@testable import Campus

@MainActor
@Suite("Campus: view models turn actions of the user into requests")
struct ViewModelTests {
  @Test("each button of log in and of yellow names its destination")
  func buttons() {
    let login = LoginModel { _ in }
    #expect(login.transform(.mainTapped) == .main)
    #expect(login.transform(.yellowTapped) == .yellow)
    let yellow = YellowModel { _ in }
    #expect(yellow.transform(.mainTapped) == .main)
    #expect(yellow.transform(.backTapped) == .back)
    #expect(yellow.transform(.redTapped) == .red)
  }

  @Test("a choice stays in the screen until Next")
  func choosing() {
    let mix = MixModel { _ in }
    #expect(mix.transform(.nextTapped) == nil)
    #expect(mix.transform(.chosen(.blue)) == nil)
    #expect(mix.choice == .blue)
    #expect(mix.transform(.nextTapped) == .blue)
  }

  @Test("two primary colours mix to the one between them", arguments: Hue.primary, Hue.primary)
  func mixing(_ first: Hue, _ second: Hue) {
    let mixed = first.mixed(with: second)
    #expect(mixed == second.mixed(with: first))
    #expect((mixed == first) == (first == second))
    #expect(first == second || !Hue.primary.contains(mixed))
  }
}
