import AdjustModel
import SDKContract
import XCTest

/// What each condition does to each kind of request, and what survives the process.
final class AdjustPauseTableTests: XCTestCase {
  private enum Delivery: String {
    case sent
    case later = "sent when the condition ends"
    case never = "not sent when the condition ends"
  }

  private struct Row {
    var name: String
    var profile = AdjustProfile.v5_5_2
    var change: (inout AdjustConfiguration) -> Void = { _ in }
    var begin: (inout AdjustRun) -> Void
    var end: (inout AdjustRun) -> Void
    var event = Delivery.later
    var attribution = Delivery.never
    var click = Delivery.later
  }

  private static func initialize(_ run: inout AdjustRun) {
    run.machine.endProcess(at: run.now)
    run.machine.startProcess()
    run.perform { $0.initSdk(isActive: true, at: $1) }
  }

  private let table: [Row] = [
    Row(name: "active", begin: { _ in }, end: { _ in }, event: .sent, attribution: .sent, click: .sent),
    Row(
      name: "sending in background", change: { $0.sendsInBackground = true }, begin: { $0.resign() },
      end: { $0.activate() }, event: .sent, attribution: .sent, click: .sent),
    Row(name: "offline", begin: { $0.setOffline(true) }, end: { $0.setOffline(false) }),
    Row(
      name: "disabled", begin: { $0.setEnabled(false) }, end: { $0.setEnabled(true) }, event: .never, click: .never),
    Row(
      name: "tracking alert", change: { $0.attConsentWaitingInterval = .seconds(30) }, begin: { initialize(&$0) },
      end: {
        $0.perform { $0.setATTStatus(.denied, at: $1) }
        $0.fire(.attStatus(1))
        // The new status is sent before anything else in the queue.
        $0.answer(AdjustAnswers.session(tracker: "abc"))
      }),
    Row(
      name: "delayStart", profile: .v4_38, change: { $0.delayStart = .seconds(5) },
      begin: {
        $0.machine.install()
        initialize(&$0)
      },
      end: {
        $0.fire(.delayStart)
        $0.answer(AdjustAnswers.session(tracker: "abc"))
      }, click: .sent),
  ]

  /// A run with a known attribution, before the condition holds.
  private func run(_ row: Row) -> AdjustRun {
    var run = AdjustRun(row.profile, row.change)
    run.perform { $0.setATTStatus(.denied, at: $1) }
    run.perform { $0.initSdk(isActive: true, at: $1) }
    run.fire(.delayStart)
    run.answer(AdjustAnswers.session(tracker: "abc"))
    run.perform { $0.setATTStatus(.notDetermined, at: $1) }
    return run
  }

  func testEachConditionAndKind() {
    for row in table {
      check(row, "event", row.event) { $0.track("e") }
      check(row, "click", row.click) { $0.process("a://b") }
      check(row, "attribution", row.attribution) {
        $0.perform { machine, now in
          machine.answered(
            AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)),
            AdjustAnswers.attribution(tracker: "abc", askIn: 0),
            at: now)
        }
      }
    }
  }

  private func check(_ row: Row, _ kind: String, _ expected: Delivery, _ input: (inout AdjustRun) -> Void) {
    var run = run(row)
    row.begin(&run)
    run.forget()
    input(&run)
    if sent(kind, &run) { return XCTAssertEqual(.sent, expected, "\(row.name): \(kind)") }
    row.end(&run)
    XCTAssertEqual(sent(kind, &run) ? .later : .never, expected, "\(row.name): \(kind)")
  }

  private func sent(_ kind: String, _ run: inout AdjustRun) -> Bool {
    run.lines().contains { $0.hasPrefix("send \(kind)") }
  }

  func testBackgroundDropsAttributionRequestsAndQueuesTheRest() {
    var run = AdjustRun.settled()
    run.resign()
    run.forget()
    run.track("e")
    run.process("a://b")
    run.perform {
      $0.answered(
        AdjustRequest(id: 99, kind: .attribution(initiatedBy: .sdk)),
        AdjustAnswers.attribution(tracker: "t0", askIn: 0),
        at: $1)
    }
    XCTAssertEqual(run.lines(), [])
    run.activate()
    XCTAssertEqual(
      run.lines(),
      ["send click a://b ADJ-PAUSE-8", "send event e ADJ-PAUSE-8", "send attribution sdk ADJ-ATT-3"],
      "the wish to be asked is kept, and the next start asks")
  }

  func testAPackageSurvivesTheProcessAndAClickDoesNot() {
    var run = AdjustRun.settled()
    run.resign()
    run.track("e")
    run.process("a://b")
    run.forget()
    run.relaunch()
    XCTAssertEqual(run.lines(), ["send event e ADJ-PAUSE-8"])
  }

  /// A published log of a first install, of which the answers are played.
  func testThePublishedLogOfAFirstInstall() throws {
    let lines = try AdjustVectors.rows("logs/first_install_4.26.1.tsv").filter { $0.count > 2 }.map { $0[2] }
    let answers = try lines.filter { $0.hasPrefix("Response: ") }.map {
      try AdjustVectors.payload(json: $0.dropFirst(10))
    }
    XCTAssertEqual(answers.count, 2)
    var run = AdjustRun.launched(.v4_38)
    run.process("a://click")
    run.answer(.json(answers[0]), toLastBut: 1)
    XCTAssertTrue(run.lines().contains("timer attribution 2.0 seconds ADJ-ATT-4"))
    run.answer(.json(answers[1]))
    run.wait(.seconds(2))
    run.forget()
    run.fire(.attribution)
    var copy = run
    XCTAssertEqual(run.notes(), lines.filter { $0 == "Attribution timer fired" })
    XCTAssertEqual(copy.lines(), ["send attribution backend ADJ-ATT-6"])
    XCTAssertTrue(lines.contains("Path:      /attribution"))
  }
}
