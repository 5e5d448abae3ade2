import DeepLinkSimulatorXCTest
import SystemHooks
import UIKit
import XCTest

/// A timer of an app's own class.
private final class OwnTimer: Timer {}

/// What an app finds in place of the system, and that nobody else does.
final class SystemHooksTests: SystemProbeCase {
  func testTheSystemHasAllFunctionsThatAreReplaced() { XCTAssertEqual(SystemHooks.missing, []) }

  func testOutsideOfSimulationsTheSystemIsTheRealOne() async throws {
    let before = time(nil)
    XCTAssertLessThan(abs(Date().timeIntervalSince1970 - Double(before)), 60)
    XCTAssertTrue(NotificationCenter.default === NotificationCenter.default)
    XCTAssertTrue(type(of: UserDefaults.standard) == UserDefaults.self)
    let value = await withCheckedContinuation { continuation in
      DispatchQueue(label: "real").asyncAfter(deadline: .now() + 0.01) { continuation.resume(returning: 5) }
    }
    XCTAssertEqual(value, 5)
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async(group: group) { group.leave() }
    XCTAssertEqual(group.wait(timeout: .now() + 5), .success)
  }

  func testOutsideOfSimulationsATimerIsTheRunLoops() {
    let fires = expectation(description: "fires")
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in fires.fulfill() }
    wait(for: [fires], timeout: 5)
    XCTAssertFalse(timer.isValid)
  }

  func testClocksShowVirtualTime() throws {
    let run = try run { saw in
      let start = Date()
      let moment = DispatchTime.now()
      saw("year \(Calendar(identifier: .gregorian).component(.year, from: start))")
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(3))
        saw("date +\(Date().timeIntervalSince(start))")
        try? await Task.sleep(nanoseconds: 500_000_000)
        saw("uptime +\((DispatchTime.now().uptimeNanoseconds - moment.uptimeNanoseconds) / 1_000_000) ms")
      }
    }
    assertTrace(run, .sequence("saw year 2026", "saw date +3.0", "saw uptime +3500 ms"))
  }

  func testTheDateIsThatOfTheScenarioAndTheUserCanSetItBack() throws {
    let steps: [Step] = [.install, .launch, .wait(.seconds(2)), .clockBack(.seconds(3600)), .wait(.seconds(30))]
    let run = try run(steps, startDate: UTCTime(year: 2030, month: 2, day: 1)) { saw in
      let upTime = DispatchTime.now()
      saw("at first \(Date().ISO8601Format())")
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(10))
        saw("then \(Date().ISO8601Format())")
        saw("uptime +\((DispatchTime.now().uptimeNanoseconds - upTime.uptimeNanoseconds) / 1_000_000_000) s")
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 5) { saw("last \(Date().ISO8601Format())") }
      }
    }
    assertTrace(
      run,
      .sequence(
        "saw at first 2030-02-01T00:00:00Z", "saw then 2030-01-31T23:00:10Z", "saw uptime +10 s",
        "saw last 2030-01-31T23:00:15Z"))
  }

  func testQueuesRunTheirBlocksInTheirOrder() throws {
    let run = try run { saw in
      let queue = DispatchQueue(label: "serial")
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { saw("later") }
      DispatchQueue.main.async { saw("next, on the main thread: \(Thread.isMainThread)") }
      queue.async { saw("first of the queue, on the main thread: \(Thread.isMainThread)") }
      queue.sync { saw("second of the queue") }
      let item = DispatchWorkItem { saw("cancelled") }
      queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: item)
      item.cancel()
      saw("the end")
    }
    assertTrace(
      run,
      .sequence(
        "saw first of the queue, on the main thread: false", "saw second of the queue", "saw the end",
        "saw next, on the main thread: true", "saw later"))
    XCTAssertFalse(run.trace.events.contains { "\($0)".contains("cancelled") })
  }

  func testWhatWaitsInAQueueOrForAGroupKeepsIt() throws {
    /// What a queue has with it, which goes when the queue goes.
    final class Belonging: Sendable {}
    /// It is sound because everything runs on one thread.
    final class Watch: @unchecked Sendable {
      weak var belonging: Belonging?
      private let key = DispatchSpecificKey<Belonging>()

      func queue() -> DispatchQueue {
        let made = Belonging()
        let queue = DispatchQueue(label: "made for one call")
        queue.setSpecific(key: key, value: made)
        belonging = made
        return queue
      }
    }
    let run = try run { saw in
      let (waits, isNotified) = (Watch(), Watch())
      waits.queue().asyncAfter(deadline: .now() + 2) { saw("waited: \(waits.belonging != nil)") }
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: isNotified.queue()) { saw("notified: \(isNotified.belonging != nil)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { group.leave() }
      // What belongs to a queue goes on a thread of Dispatch, which gets the time for it.
      usleep(100_000)
    }
    assertTrace(run, .sequence("saw waited: true", "saw notified: true"))
  }

  func testAQueueThatIsSuspendedAndResumedGoesLikeAnyOther() throws {
    /// What a queue has with it, which goes when the queue goes.
    final class Belonging: Sendable {}
    let seen = try seen { saw in
      weak var belonging: Belonging?
      do {
        let queue = DispatchQueue(label: "made for one call")
        let made = Belonging()
        queue.setSpecific(key: DispatchSpecificKey<Belonging>(), value: made)
        belonging = made
        queue.suspend()
        queue.async { saw("block") }
        queue.resume()
        queue.sync { saw("in sync") }
      }
      // What belongs to a queue goes on a thread of Dispatch, which gets the time for it.
      usleep(100_000)
      saw("\(belonging == nil)")
    }
    XCTAssertEqual(seen, ["block", "in sync", "true"])
  }

  func testAGroupIsLeftWhenAllHaveLeft() throws {
    let run = try run { saw in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async(group: group) { saw("in the group") }
      group.notify(queue: .main) { saw("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        saw("leaves")
        group.leave()
      }
    }
    assertTrace(run, .sequence("saw in the group", "saw leaves", "saw notified"))
  }

  func testATimerFiresInVirtualTime() throws {
    let run = try run { saw in
      let start = Date()
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
        let seconds = Int(Date().timeIntervalSince(start).rounded())
        saw("tick \(seconds)")
        if seconds == 6 { timer.invalidate() }
      }
    }
    assertTrace(run, .sequence("saw tick 2", "saw tick 4", "saw tick 6"), .count("timer sleep", 3), .nothingPending)
  }

  func testATimerAddedToARunLoopFiresInVirtualTime() throws {
    let run = try run { saw in
      let start = Date()
      let seconds: @Sendable () -> Int = { Int(Date().timeIntervalSince(start).rounded()) }
      let once = Timer(fire: start.addingTimeInterval(3), interval: 0, repeats: false) { _ in
        saw("once at \(seconds())")
      }
      RunLoop.main.add(once, forMode: .default)
      RunLoop.main.add(once, forMode: .common)
      let repeated = Timer(fire: start.addingTimeInterval(1), interval: 4, repeats: true) { timer in
        saw("repeated at \(seconds())")
        if seconds() == 9 { timer.invalidate() }
      }
      RunLoop.current.add(repeated, forMode: .common)
      let every = Timer(timeInterval: 6, repeats: true) { timer in
        saw("every at \(seconds())")
        timer.invalidate()
      }
      RunLoop.main.add(every, forMode: .default)
      let own = OwnTimer(timeInterval: 8, repeats: false) { timer in saw("\(type(of: timer)) at \(seconds())") }
      RunLoop.main.add(own, forMode: .default)
      let cancelled = Timer(timeInterval: 2, repeats: false) { _ in saw("cancelled") }
      RunLoop.main.add(cancelled, forMode: .common)
      cancelled.invalidate()
      _ = Timer(timeInterval: 2, repeats: false) { _ in saw("never added") }
    }
    assertTrace(
      run,
      .sequence(
        "saw repeated at 1", "saw once at 3", "saw repeated at 5", "saw every at 6", "saw OwnTimer at 8",
        "saw repeated at 9"),
      .count("saw once at 3", 1), .never("saw cancelled"), .never("saw never added"), .nothingPending)
  }

  func testASemaphoreIsSignalledByOtherQueues() throws {
    let run = try run { saw in
      let serial = DispatchQueue(label: "serial")
      for queue in [serial, .global()] {
        let done = DispatchSemaphore(value: 0)
        queue.async {
          saw("works")
          done.signal()
        }
        done.wait()
        saw("goes on")
      }
      serial.async {
        let inner = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { inner.signal() }
        saw("inner \(inner.wait(timeout: .now() + 1))")
      }
      let lock = DispatchSemaphore(value: 1)
      lock.wait()
      saw("locked")
      lock.signal()
      let nobody = DispatchSemaphore(value: 0)
      saw("nobody \(nobody.wait(timeout: .now() + 5))")
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { saw("in the group") }
      saw("group \(group.wait(timeout: .now() + 1))")
    }
    assertTrace(
      run,
      .sequence(
        "saw works", "saw goes on", "saw works", "saw goes on", "saw locked", "saw inner success",
        "saw nobody timedOut",
        "saw in the group", "saw group success"))
  }

  func testOutsideOfSimulationsASemaphoreAndARunLoopAreReal() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread { done.signal() }
    XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
    XCTAssertEqual(done.wait(timeout: .now() + 0.01), .timedOut)
    let fires = expectation(description: "fires")
    RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in fires.fulfill() }, forMode: .common)
    wait(for: [fires], timeout: 5)
    XCTAssertFalse(UserDefaults(suiteName: "real") === UserDefaults(suiteName: "real"))
  }

  func testDefaultsOutliveTheProcessAndNotTheApp() throws {
    let steps: [Step] = [
      .install, .launch, .background, .kill(), .launch, .background, .kill(), .uninstall, .install, .launch,
    ]
    let run = try run(steps) { saw in
      let defaults = UserDefaults.standard
      defaults.register(defaults: ["registered": 7])
      guard defaults.object(forKey: "text") != nil else {
        saw("nothing, registered \(defaults.integer(forKey: "registered"))")
        defaults.set("grüße", forKey: "text")
        defaults.set(true, forKey: "flag")
        defaults.set(-5, forKey: "number")
        defaults.set(2.5, forKey: "double")
        defaults.set(URL(string: "fruit://apples"), forKey: "url")
        defaults.set(Data([1, 2]), forKey: "data")
        defaults.set(["a", "b"], forKey: "list")
        defaults.set(["k": ["n": 1, "t": "ü"]], forKey: "table")
        UserDefaults(suiteName: "group.fruit")?.set("shared", forKey: "text")
        return
      }
      saw(
        [
          defaults.string(forKey: "text") ?? "-", "\(defaults.bool(forKey: "flag"))",
          "\(defaults.integer(forKey: "number"))", "\(defaults.double(forKey: "double"))",
          defaults.url(forKey: "url")?.absoluteString ?? "-", "\(defaults.data(forKey: "data")?.count ?? 0)",
          defaults.stringArray(forKey: "list")?.joined() ?? "-",
          "\((defaults.dictionary(forKey: "table")?["k"] as? [String: Any])?["n"] as? Int ?? 0)",
          UserDefaults(suiteName: "group.fruit")?.string(forKey: "text") ?? "-",
        ].joined(separator: " "))
    }
    assertTrace(
      run,
      .sequence(
        "saw nothing, registered 7", "saw grüße true -5 2.5 fruit://apples 2 ab 1 shared", "saw nothing, registered 7"))
  }

  /// An object that takes leave of the notification center at its end, as observers did before they were blocks.
  private final class Observer {
    private let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }

    deinit {
      NotificationCenter.default.removeObserver(token)
      UserDefaults.standard.set(true, forKey: "gone")
    }
  }

  /// A screen that observes as long as the window has it.
  private final class ObservingScreen: UIViewController {
    private let observer = Observer()
  }

  func testWhatEndsWithTheProcessMayLookForTheSystem() throws {
    for end in [[Step.kill()], [.kill(), .launch], [.uninstall], []] {
      let run = try run([.install, .launch, .wait(.seconds(1)), .background] + end) { saw in
        let window = UIWindow()
        window.rootViewController = ObservingScreen()
        window.makeKeyAndVisible()
        saw("\(window.isKeyWindow)")
      }
      assertTrace(run, .count("saw true", end.contains(.launch) ? 2 : 1))
    }
  }

  func testTheNotificationCenterBelongsToTheProcess() throws {
    let run = try run([.install, .launch, .background, .kill(), .launch]) { saw in
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
      ) { _ in saw("active") }
    }
    assertTrace(run, .count("saw active", 2))
  }

  func testIdentifiersAreTheSameInEachRunAndNeverTwiceInOne() throws {
    let identifiers = try (0..<2).map { _ in
      try run([.install, .launch, .kill(), .launch]) { saw in
        for _ in 0..<3 { saw(UUID().uuidString) }
        DispatchQueue.global().async { saw(NSUUID().uuidString) }
      }.trace.events.map { "\($0)" }.filter { $0.contains("saw ") }
    }
    XCTAssertEqual(identifiers[0].count, 8)
    XCTAssertEqual(Set(identifiers[0].compactMap { $0.split(separator: " ").first { $0.count == 36 } }).count, 8)
    XCTAssertEqual(identifiers[0], identifiers[1])
    XCTAssertNotEqual(UUID(), UUID())
    XCTAssertEqual(UUID().uuid.6 >> 4, 4, "the version of a random identifier")
  }

  func testRandomNumbersAreTheSameInEachRunAndDifferWithinOne() throws {
    let numbers = try (0..<2).map { _ in
      try run([.install, .launch, .kill(), .launch]) { saw in
        saw("\(Int.random(in: 0..<1_000_000_000))")
        saw("\((0..<1_000).shuffled().prefix(5))")
        var nonce = [UInt8](repeating: 0, count: 8)
        if SecRandomCopyBytes(kSecRandomDefault, nonce.count, &nonce) == errSecSuccess { saw("\(nonce)") }
        DispatchQueue.global().async { saw("\(UInt8.random(in: 0...255)) \(Double.random(in: 0..<1))") }
      }.trace.events.map { "\($0)" }.filter { $0.contains("saw ") }
    }
    XCTAssertEqual(numbers[0].count, 8)
    XCTAssertEqual(Set(numbers[0].compactMap { $0.split(separator: "saw ").last }).count, 8)
    XCTAssertEqual(numbers[0], numbers[1])
    XCTAssertNotEqual(UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
  }

  func testARunIsTheSameEachTime() throws {
    let texts = try (0..<3).map { _ in
      try run { saw in
        for number in 0..<4 {
          Task.detached {
            try? await Task.sleep(for: .milliseconds(10 * (4 - number)))
            await MainActor.run { saw("task \(number)") }
          }
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { saw("block \(number)") }
        }
      }.trace.events.map { "\($0)" }
    }
    XCTAssertEqual(texts[0], texts[1])
    XCTAssertEqual(texts[1], texts[2])
  }
}
