import Combine
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Operations, threads, conditions and run loops of a simulated app.
final class OperationHooksTests: SystemProbeCase {
  func testASuspendedOperationQueueHoldsItsOperationsBack() throws {
    let seen = try seen { saw in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.isSuspended = true
      queue.addOperation { saw("first link") }
      queue.addOperation { saw("second link") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        saw("home")
        queue.isSuspended = false
      }
    }
    XCTAssertEqual(seen, ["home", "first link", "second link"])
  }

  func testOperationsAreWaitedFor() throws {
    let seen = try seen { saw in
      let queue = OperationQueue()
      let first = BlockOperation { saw("first \(Thread.isMainThread)") }
      let second = BlockOperation { saw("second") }
      first.completionBlock = { saw("completed") }
      first.addDependency(second)
      queue.addOperations([first, second], waitUntilFinished: true)
      saw("both")
      queue.addOperation { saw("third") }
      queue.addBarrierBlock { saw("barrier") }
      queue.addOperation { saw("fourth") }
      queue.waitUntilAllOperationsAreFinished()
      saw("all")
      OperationQueue.main.addOperation { saw("on main \(Thread.isMainThread)") }
    }
    XCTAssertEqual(
      seen.filter { $0 != "completed" },
      ["second", "first false", "both", "third", "barrier", "fourth", "all", "on main true"])
    XCTAssertTrue(seen.contains("completed"))
  }

  func testAnObserverOnAnotherQueueIsDoneBeforeThePostIs() throws {
    let seen = try seen { saw in
      let queues: [Notification.Name: OperationQueue] = [.init("main"): .main, .init("other"): OperationQueue()]
      for (name, queue) in queues {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { notification in
          saw("observed \(notification.name.rawValue) \(Thread.isMainThread)")
        }
      }
      let post: @Sendable (String) -> Void = { place in
        for name in ["main", "other"] { NotificationCenter.default.post(name: .init(name), object: nil) }
        saw("posted \(place)")
      }
      post("on main")
      DispatchQueue.global().async { post("in the background") }
    }
    XCTAssertEqual(
      seen,
      [
        "observed main true", "observed other false", "posted on main", "observed main true", "observed other false",
        "posted in the background",
      ])
  }

  func testObserversAreCalledInTheirOrder() throws {
    let seen = try seen { saw in
      let (name, inner) = (Notification.Name("link"), Notification.Name("inner"))
      _ = NotificationCenter.default.addObserver(forName: inner, object: nil, queue: nil) { _ in saw("inner") }
      for number in 0..<8 {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { notification in
          saw("\(number) \(notification.userInfo?["path"] ?? "-")")
          if number == 3 { NotificationCenter.default.post(Notification(name: inner)) }
        }
      }
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["path": "apples"])
      saw("posted")
    }
    XCTAssertEqual(
      seen,
      (0..<4).map { "\($0) apples" } + ["inner"] + (4..<8).map { "\($0) apples" } + ["posted"])
  }

  func testOutsideOfSimulationsNotificationsAreReal() {
    let center = NotificationCenter()
    let (name, count) = (Notification.Name("link"), DispatchSemaphore(value: 0))
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      if notification.userInfo?["path"] as? String == "apples" { count.signal() }
    }
    center.post(name: name, object: nil, userInfo: ["path": "apples"])
    center.post(Notification(name: name, object: nil, userInfo: ["path": "apples"]))
    center.removeObserver(token)
    center.post(name: name, object: nil, userInfo: ["path": "apples"])
    XCTAssertEqual((0..<3).map { _ in count.wait(timeout: .now()) }, [.success, .success, .timedOut])
  }

  func testPublishersGoOnInTheirQueues() throws {
    /// It is sound because everything runs on one thread.
    final class Kept: @unchecked Sendable {
      let links = PassthroughSubject<String, Never>()
      var bag: Set<AnyCancellable> = []
    }
    let seen = try seen { saw in
      let kept = Kept()
      let queue = DispatchQueue(label: "links")
      let operations = OperationQueue()
      let start = Date()
      let place: @Sendable () -> String = {
        "\(Int(Date().timeIntervalSince(start).rounded())) \(Thread.isMainThread)"
      }
      kept.links.receive(on: queue).sink { saw("queue \($0) \(place())") }.store(in: &kept.bag)
      kept.links.receive(on: operations).sink { saw("operation \($0) \(place())") }.store(in: &kept.bag)
      let wait = 1
      kept.links.debounce(for: .seconds(wait), scheduler: DispatchQueue.main)
        .sink { saw("debounced \($0) \(place())") }.store(in: &kept.bag)
      kept.links.delay(for: .microseconds(2_000_000), scheduler: operations)
        .sink { saw("delayed \($0) \(place())") }.store(in: &kept.bag)
      queue.suspend()
      kept.links.send("a")
      kept.links.send("b")
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { queue.resume() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { withExtendedLifetime(kept) {} }
    }
    XCTAssertEqual(
      seen,
      [
        "operation a 0 false", "operation b 0 false", "debounced b 1 true", "delayed a 2 false", "delayed b 2 false",
        "queue a 3 false", "queue b 3 false",
      ])
  }

  func testARunLoopAndAThreadPerformTheirBlocks() throws {
    let seen = try seen { saw in
      RunLoop.main.perform { saw("performed \(Thread.isMainThread)") }
      RunLoop.current.perform(inModes: [.common]) { saw("performed in modes") }
      Thread.detachNewThread { saw("detached \(Thread.isMainThread)") }
      let thread = Thread { saw("thread \(Thread.isMainThread)") }
      thread.start()
      saw("launched")
    }
    XCTAssertEqual(
      seen, ["launched", "performed true", "performed in modes", "detached false", "thread false"])
  }

  func testAConditionIsSignalledByOtherQueues() throws {
    /// It is sound because everything runs on one thread.
    final class State: @unchecked Sendable {
      var isReady = false
    }
    let seen = try seen { saw in
      let condition = NSCondition()
      let state = State()
      DispatchQueue.global().async {
        condition.lock()
        state.isReady = true
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      while !state.isReady { condition.wait() }
      saw("ready")
      saw("\(condition.wait(until: Date() + 5))")
      condition.unlock()
      let before = Date()
      Thread.detachNewThread { saw("meanwhile") }
      Thread.sleep(forTimeInterval: 5)
      Thread.sleep(until: Date() + 5)
      saw("slept \(Date().timeIntervalSince(before))")
    }
    XCTAssertEqual(seen, ["ready", "false", "meanwhile", "slept 0.0"])
  }

  func testOutsideOfSimulationsThreadsAndLoopsAreReal() throws {
    let condition = NSCondition()
    condition.lock()
    Thread.detachNewThread {
      XCTAssertFalse(Thread.isMainThread)
      condition.lock()
      condition.signal()
      condition.unlock()
    }
    XCTAssertTrue(condition.wait(until: Date() + 5))
    XCTAssertFalse(condition.wait(until: Date() + 0.01))
    condition.unlock()
    let start = Date()
    Thread.sleep(forTimeInterval: 0.02)
    Thread.sleep(until: Date() + 0.02)
    XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.03)
    let performs = expectation(description: "performs")
    performs.expectedFulfillmentCount = 2
    RunLoop.current.perform { performs.fulfill() }
    RunLoop.current.perform(inModes: [.common]) { performs.fulfill() }
    wait(for: [performs], timeout: 5)
    let queue = OperationQueue()
    queue.addOperation {}
    queue.waitUntilAllOperationsAreFinished()
  }
}
