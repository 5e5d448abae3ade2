import AdjustModel
import SDKContract
import XCTest

/// Which of Adjust's hosts a request goes to, and when it has failed.
final class AdjustHostTests: XCTestCase {
  private static let domains = ["adjust.com", "adjust.io"]

  private func hosts(_ run: AdjustRun) -> [String] { run.requests.map(\.host) }

  func testAFailureIsToldAfterTheSecondHost() {
    var run = AdjustRun.launched { $0.domains = Self.domains }
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-NET-2"])
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(
      run.lines(),
      [
        "call adjustSessionTrackingFailed performSelector ADJ-SES-10", "send attribution sdk ADJ-ATT-2",
        "timer packageRetry 0.15 seconds ADJ-RETRY-2",
      ])
    XCTAssertEqual(hosts(run), ["analytics.adjust.com", "analytics.adjust.io", "analytics.adjust.com"])
    run.fire(.packageRetry)
    XCTAssertEqual(run.requests.last?.host, "analytics.adjust.com", "a new round begins with the first host")
  }

  func testAHostThatAnswersIsKept() {
    var run = AdjustRun.launched { $0.domains = Self.domains }
    run.answer(AdjustAnswers.offline)
    run.answer(AdjustAnswers.session(tracker: "abc"))
    run.track("a")
    XCTAssertEqual(run.requests.last?.host, "analytics.adjust.io")
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.requests.last?.host, "analytics.adjust.com")
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines().first, "call adjustEventTrackingFailed performSelector ADJ-EVT-5")
    run.process("a://b")
    XCTAssertEqual(run.requests.last?.host, "analytics.adjust.com", "each queue has its own choice")
  }

  func testOfTwoClicksThatFailOneGoesToTheNextHost() {
    var run = AdjustRun.settled { $0.domains = Self.domains }
    run.process("a://1")
    run.process("a://2")
    run.forget()
    run.answer(AdjustAnswers.offline, toLastBut: 1)
    XCTAssertEqual(run.lines(), ["send click a://1 ADJ-NET-2"])
    run.answer(AdjustAnswers.offline, toLastBut: 1)
    XCTAssertEqual(run.lines(), ["timer click(1) 0.15 seconds ADJ-CLICK-6"])
  }

  func testAPauseDoesNotKeepTheRequestFromTheSecondHost() {
    var run = AdjustRun.launched { $0.domains = Self.domains }
    run.resign()
    run.forget()
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines(), ["send session 1 ADJ-NET-2"])
  }

  func testWithOneHostAFailureIsToldAtOnce() {
    var run = AdjustRun.launched { $0.domains = ["eu.adjust.com"] }
    run.answer(AdjustAnswers.offline)
    XCTAssertEqual(run.lines().first, "call adjustSessionTrackingFailed performSelector ADJ-SES-10")
    XCTAssertEqual(run.requests.first?.url, "https://analytics.eu.adjust.com/session")
  }

  func testConsentAndRemovalHaveHostsOfTheirOwn() {
    var run = AdjustRun.settled()
    run.perform { $0.setATTStatus(.authorized, at: $1) }
    run.process("a://b")
    XCTAssertEqual(run.requests.last?.url, "https://consent.adjust.com/sdk_click")
    run.forgetMe()
    XCTAssertEqual(run.requests.last?.url, "https://gdpr.adjust.com/gdpr_forget_device")
  }

  func testFailuresAreToldInTheWordsOfTheSystem() {
    let request = AdjustRequest(id: 1, kind: .session(count: 1))
    XCTAssertEqual(
      AdjustAnswer.failure(.timedOut, of: request).message(for: request.kind, in: .v5_5_2),
      "Error Domain=NSURLErrorDomain Code=-1001 \"The request timed out.\" UserInfo={"
        + "NSErrorFailingURLStringKey=https://analytics.adjust.com/session, "
        + "NSErrorFailingURLKey=https://analytics.adjust.com/session, "
        + "NSLocalizedDescription=The request timed out.}")
    let unreadable =
      "Failed to parse json response. (The data couldn’t be read because it isn’t in the correct format.)"
    var backend = AdjustBackend()
    for override in [AdjustAnswerOverride.malformed, .status(500, nil)] {
      backend.override(.session, with: override)
      XCTAssertEqual(backend.answer(to: request, at: .zero), .failure(message: unreadable))
    }
  }

  func testHostsCanBeOutOfReach() {
    var backend = AdjustBackend()
    backend.unreachableHosts = ["adjust.com"]
    let first = AdjustRequest(id: 1, kind: .session(count: 1))
    let second = AdjustRequest(id: 2, kind: .session(count: 1), host: "analytics.adjust.io")
    XCTAssertEqual(backend.answer(to: first, at: .zero), .failure(.cannotFindHost, of: first))
    guard case .json = backend.answer(to: second, at: .zero) else { return XCTFail("the second host is reachable") }
  }
}
