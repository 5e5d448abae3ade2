import XCTest

@testable import DeepLinkSimulatorCommand

/// Reports in other languages have the names of callbacks in English, and say in their own words what is wrong and with
/// what.
final class ForeignWordsTests: XCTestCase {
  private static let terms = SearchTerms(DeepLinkSimulatorCommand.withSampleApps.apps.sdks.vocabularies)

  private func names(_ words: String) -> [String] { ShippedLibrary.all.words.names(for: [words]) }

  private func terms(_ words: String) -> [String] { Self.terms.terms(of: [words], isKnown: { _ in false }) }

  func testParticlesBehindANameAreWordsOfTheirOwn() {
    XCTAssertEqual(terms("onAppOpenAttribution이"), ["onappopenattribution", "이"])
    XCTAssertEqual(terms("点击OneLink后"), ["点击", "onelink", "后"])
    XCTAssertEqual(terms("está"), ["está"])
  }

  func testWhatIsWrongIsKnownInSeveralLanguages() {
    for (words, known) in [
      ("wird zweimal aufgerufen", "twice"), ("não é chamado", "never"), ("не вызывается", "never"),
      ("호출되지 않음", "never"), ("が呼ばれない", "never"), ("不回调", "never"), ("không hoạt động", "never"),
      ("tidak terpanggil", "never"), ("çalışmıyor", "never"), ("두번 호출", "twice"), ("杀掉", "closed"),
    ] {
      XCTAssertTrue(terms(words).contains(known), words)
    }
    XCTAssertFalse(terms("некоторые").contains("never"))
  }

  func testWhatItIsAboutIsKnownInTheLanguagesOfTheVendorsPages() {
    for (words, known) in [
      ("딥링크", ["link"]), ("品牌化链接", ["branded", "link"]), ("ユニバーサルリンク", ["universal", "link"]),
      ("短链接", ["link", "short"]), ("enlaces", ["link"]),
    ] {
      XCTAssertEqual(Set(terms(words)), Set(known), words)
    }
  }

  func testAPartOfALongerWordIsNotCounted() {
    for (words, known) in [
      ("미설치", "deferred"), ("재설치", "reinstall"), ("再インストール", "reinstall"), ("未安装", "deferred"),
      ("首次安装", SearchTerms.firstLaunch),
    ] {
      XCTAssertEqual(terms(words), [known], words)
    }
  }

  func testReportsInOtherLanguagesLeadToTheirProblem() {
    let closed = "Problem: links do nothing when the app is closed"
    for (words, name) in [
      ("앱이 종료된 상태에서 원링크 클릭시 didResolveDeepLink 호출 안됨", closed),
      ("No se llama a onAppOpenAttribution cuando la app está cerrada", closed),
      ("deep link uygulama kapalıyken çalışmıyor didResolveDeepLink", closed),
      (
        "didResolveDeepLink wird zweimal aufgerufen",
        "Problem: a scheme link that starts the app opens its screen twice"
      ),
      (
        "deferred deep link 首次安装 adjustDeferredDeeplinkReceived 不回调",
        "Problem: the deferred link opens although the app wants to keep it"
      ),
      (
        "링크를 클릭했는데 앱이 열리지 않고 스토어로 이동합니다",
        "Problem: a link leads to the App Store although the app is installed"
      ),
      ("사용자가 아직 인증되지 않은 경우 딥링크를 저장했다가 처리", "Problem: a direct link is lost before the login"),
      ("延迟深度链接在新客户引导界面之前打开", "Problem: the link is lost during onboarding"),
      ("SwiftUI openURL own universal link opens Safari", "Problem: a button in the app opens the browser"),
      (
        "クリックからインストールまでの時間が UDLルックバック期間 (15 分) を超えた場合",
        "AppsFlyer: the look-up looks back fifteen minutes"
      ),
    ] {
      XCTAssertTrue(names(words).prefix(2).contains(name), "\(words): \(names(words).prefix(3))")
    }
  }

  /// In any language, one word that the library has is not enough without the name of a callback.
  func testForeignWordsAboutSomethingElseFindNothing() {
    XCTAssertEqual(names("как испечь хлеб link"), [])
    XCTAssertEqual(names("빵을 굽는 방법"), [])
  }
}
