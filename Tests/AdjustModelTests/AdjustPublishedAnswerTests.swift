import Foundation
import SDKContract
import XCTest

@testable import AdjustModel

/// What the SDK does with each published answer of the servers, whatever else stands in it.
final class AdjustPublishedAnswerTests: XCTestCase {
  private func samples() throws -> [(id: String, kind: String, body: Payload)] {
    let file = try XCTUnwrap(
      JSONSerialization.jsonObject(with: AdjustVectors.data("response_samples.json")) as? [String: Any])
    return try XCTUnwrap(file["samples"] as? [[String: Any]]).map { sample in
      guard case .object(let entries) = PayloadValue(bridging: try XCTUnwrap(sample["body"])) else {
        throw XCTSkip("no object")
      }
      return (try XCTUnwrap(sample["id"] as? String), try XCTUnwrap(sample["kind"] as? String), Payload(entries))
    }
  }

  /// What the SDK asks for when an answer comes to a request of a kind.
  private func lines(_ kind: String, _ body: Payload) -> [String] {
    switch kind {
    case "session":
      var run = AdjustRun.launched(.v5_6)
      run.answer(.json(body))
      return run.lines()
    case "rejected session":
      var run = AdjustRun.launched(.v5_6)
      run.answer(.rejected(body))
      return run.lines()
    case "event", "rejected event":
      var run = AdjustRun.settled(.v5_6)
      run.track("6aj7ly")
      run.forget()
      run.answer(kind == "event" ? .json(body) : .rejected(body))
      return run.lines()
    case "sdk_click":
      var run = AdjustRun.settled(.v5_6)
      run.resolve("https://brandname.go.link/6JtQx", 1)
      run.forget()
      run.answer(.json(body))
      return run.lines()
    default:
      var run = AdjustRun.launched(.v5_6)
      run.answer(AdjustAnswers.session())
      run.forget()
      run.answer(.json(body))
      return run.lines()
    }
  }

  private static let expected = [
    "RP1": [
      "timer attribution 2.0 seconds ADJ-ATT-4", "call adjustSessionTrackingSucceeded performSelector ADJ-SES-9",
    ],
    "RP2": [
      "timer attribution 5.0 seconds ADJ-ATT-4", "call adjustSessionTrackingSucceeded performSelector ADJ-SES-9",
    ],
    // A click without a link in its answer leaves the completion handler waiting.
    "RP3": [],
    "RP4": [],
    "RP5": ["call adjustAttributionChanged performSelector ADJ-ATT-1"],
    // Less than a second is none: the log has the same answer five times in a row.
    "RP6": ["send attribution backend ADJ-ATT-4"],
    "RP7": [
      "call adjustAttributionChanged performSelector ADJ-ATT-1",
      "call adjustDeferredDeeplinkReceived dispatchAsync ADJ-DEF-1",
    ],
    "RP8": [
      "call resolvedDeeplink#1(https://brandname.go.link/summer-clothes?promo=beach&adj_t=abc123) dispatchAsync "
        + "ADJ-RES-2"
    ],
    // A user who has opted out ends everything else.
    "RP9 session": [],
    "RP9 sdk_click": [],
    "RP9 attribution": [],
    // The attribution is asked for whether the session succeeds or not.
    "RP10": ["call adjustSessionTrackingFailed performSelector ADJ-SES-10", "send attribution sdk ADJ-ATT-2"],
    "RP11": [
      "call adjustAttributionChanged performSelector ADJ-ATT-1",
      "call adjustDeferredDeeplinkReceived dispatchAsync ADJ-DEF-1",
    ],
    "RP12": ["call adjustAttributionChanged performSelector ADJ-ATT-1"],
    "RP13": ["call adjustSessionTrackingFailed performSelector ADJ-SES-10", "send attribution sdk ADJ-ATT-2"],
    // The attribution in the answer to an event is not read.
    "RP14": ["call adjustEventTrackingSucceeded performSelector ADJ-EVT-4"],
    "RP15": ["call adjustEventTrackingFailed performSelector ADJ-EVT-5"],
    // Without a message, but with an error.
    "RP16": ["call adjustEventTrackingFailed performSelector ADJ-EVT-5"],
    "RP17": ["call adjustAttributionChanged performSelector ADJ-ATT-1"],
  ]

  func testEachAnswerHasItsEffect() throws {
    var seen: Set<String> = []
    for sample in try samples() {
      for kind in sample.kind == "any" ? ["session", "sdk_click", "attribution"] : [sample.kind] {
        let key = sample.kind == "any" ? "\(sample.id) \(kind)" : sample.id
        seen.insert(key)
        XCTAssertEqual(lines(kind, sample.body), Self.expected[key], key)
      }
    }
    XCTAssertEqual(seen, Set(Self.expected.keys))
  }
}
