import AdjustModel
import SDKContract
import XCTest

/// Getters before `initSdk`, with a time-out, and those that have their answer at once.
final class AdjustGetterTests: XCTestCase {
  private func relaunched(_ profile: AdjustProfile) -> AdjustRun {
    var run = AdjustRun.settled(profile)
    run.machine.endProcess()
    run.machine.startProcess()
    return run
  }

  func testWhatIsOnTheDeviceIsToldBeforeInitSince5_5() {
    for profile in AdjustProfile.all where !profile.isVersion4 {
      var run = relaunched(profile)
      run.perform { $0.attribution(CompletionID(1), at: $1) }
      run.perform { $0.adid(CompletionID(2), at: $1) }
      let isNew = profile >= .v5_5_0
      XCTAssertEqual(
        run.lines(),
        isNew ? ["call attribution#1 dispatchAsync ADJ-GET-3", "call adid#2 dispatchAsync ADJ-GET-3"] : [],
        profile.version)
      run.perform { $0.initSdk(isActive: false, at: $1) }
      XCTAssertEqual(
        run.lines(),
        isNew ? [] : ["call attribution#1 dispatchAsync ADJ-GET-2", "call adid#2 dispatchAsync ADJ-GET-2"],
        profile.version)
    }
  }

  /// Adjust.m, attribution and adid (4.38.4).
  func testTheGettersOfVersion4ReturnAtOnce() {
    func values(_ run: inout AdjustRun) -> [String?] {
      run.perform { $0.attribution(CompletionID(1), at: $1) }
      run.perform { $0.adid(CompletionID(2), at: $1) }
      return run.callbacks.suffix(2).map { callback in
        switch callback {
        case .attribution(_, let attribution): attribution?.trackerToken
        case .adid(_, let adid): adid
        default: "another callback"
        }
      }
    }
    var run = AdjustRun.launched(.v4_38)
    XCTAssertEqual(values(&run), [nil, nil])
    XCTAssertEqual(
      run.lines().suffix(2), ["call attribution#1 dispatchAsync ADJ-GET-6", "call adid#2 dispatchAsync ADJ-GET-6"])
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(values(&run).first, "abc")
  }

  func testAGetterGetsNilWhenItsTimeIsOverAndNothingAfterThat() {
    var run = AdjustRun.launched()
    run.perform { $0.attribution(CompletionID(1), timeOut: .milliseconds(500), at: $1) }
    run.perform { $0.attribution(CompletionID(2), at: $1) }
    XCTAssertEqual(run.lines(), ["timer getter(AdjustModel.CompletionID(value: 1)) 0.5 seconds ADJ-GET-4"])
    run.fire(.getter(CompletionID(1)))
    XCTAssertEqual(run.lines(), ["call attribution#1 dispatchAsync ADJ-GET-4"])
    guard case .attribution(_, nil)? = run.callbacks.last else { return XCTFail("no nil") }
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(run.lines().first, "call attribution#2 dispatchAsync ADJ-GET-2")
    run.fire(.getter(CompletionID(2)))
    XCTAssertEqual(run.lines(), [])
  }

  func testAnAnswerInTimeCancelsTheTimeOutAndComesBehindThoseWithoutOne() {
    var run = AdjustRun.launched()
    run.perform { $0.adid(CompletionID(1), timeOut: .seconds(5), at: $1) }
    run.perform { $0.adid(CompletionID(2), at: $1) }
    run.forget()
    run.answer(AdjustAnswers.session(tracker: "abc"))
    XCTAssertEqual(
      run.lines().prefix(3),
      [
        "call adid#2 dispatchAsync ADJ-GET-2", "cancel getter(AdjustModel.CompletionID(value: 1))",
        "call adid#1 dispatchAsync ADJ-GET-2",
      ])
  }

  func testTheOthersAreAnsweredAtOnce() {
    var run = AdjustRun()
    run.setEnabled(false)
    run.perform { $0.isEnabled(CompletionID(1), at: $1) }
    run.perform { $0.idfa(CompletionID(2), at: $1) }
    run.perform { $0.idfv(CompletionID(3), at: $1) }
    run.perform { $0.sdkVersion(CompletionID(4), at: $1) }
    XCTAssertEqual(
      run.callbacks.map { $0.payload?.json },
      [
        #"{"isEnabled":false}"#, #"{"idfa":"00000000-0000-0000-0000-000000000000"}"#,
        #"{"idfv":"BBBBBBBB-BBBB-BBBB-BBBB-BBBBBBBBBBBB"}"#, #"{"sdkVersion":"ios5.5.2"}"#,
      ])
  }

  func testTheFirstSessionDelayHoldsTheQuestionWhetherItIsEnabledBack() {
    var run = AdjustRun { $0.delaysFirstSession = true }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.perform { $0.isEnabled(CompletionID(1), at: $1) }
    XCTAssertEqual(run.lines(), [])
    run.perform { $0.endFirstSessionDelay(at: $1) }
    XCTAssertTrue(run.lines().contains("call isEnabled#1 dispatchAsync ADJ-GET-5"))
  }
}
