import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Queues of a simulated app: what they hold back, where their blocks run, and in which orders.
final class QueueHooksTests: SystemProbeCase {
  func testASuspendedQueueHoldsItsBlocksBack() throws {
    let seen = try seen { saw in
      let links = DispatchQueue(label: "links")
      links.suspend()
      links.suspend()
      links.async { saw("first link") }
      links.asyncAfter(deadline: .now() + 1) { saw("second link") }
      links.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        saw("home")
        links.resume()
        links.async { saw("third link") }
        links.suspend()
        saw("suspended again")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
        saw("later")
        links.resume()
      }
    }
    XCTAssertEqual(seen, ["home", "suspended again", "later", "first link", "second link", "third link"])
  }

  func testAnInactiveQueueWaitsForItsActivation() throws {
    let seen = try seen { saw in
      for attributes in [DispatchQueue.Attributes.initiallyInactive, [.initiallyInactive, .concurrent]] {
        let queue = DispatchQueue(label: "inactive", qos: .utility, attributes: attributes)
        queue.async { saw("block") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          saw("activates")
          queue.activate()
          queue.activate()
        }
      }
      // A queue that is let go before it has begun does no harm.
      _ = DispatchQueue(label: "never", attributes: .initiallyInactive)
    }
    XCTAssertEqual(seen, ["activates", "block", "activates", "block"])
  }

  func testSyncWaitsForTheResumptionByAnotherQueue() throws {
    let seen = try seen { saw in
      let queue = DispatchQueue(label: "held")
      queue.suspend()
      queue.async { saw("before") }
      DispatchQueue.global().async {
        saw("resumes")
        queue.resume()
      }
      queue.sync { saw("in sync") }
      saw("after")
    }
    XCTAssertEqual(seen, ["resumes", "before", "in sync", "after"])
  }

  func testAQueueThatWasMadeBeforeTheRunKeepsItsFacts() throws {
    let queue = DispatchQueue(label: "shared", attributes: .initiallyInactive)
    queue.setTarget(queue: .main)
    for _ in 0..<2 {
      let seen = try seen { saw in
        queue.async { saw("block \(Thread.isMainThread)") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          saw("activates")
          queue.activate()
          // Another process of the app may have suspended it, and has ended.
          queue.resume()
        }
      }
      XCTAssertEqual(seen, ["activates", "block true"])
    }
  }

  func testAQueueWhoseTargetIsSuspendedWaits() throws {
    let seen = try seen { saw in
      let target = DispatchQueue(label: "target")
      let queue = DispatchQueue(label: "queue", target: target)
      target.suspend()
      queue.async { saw("block") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        saw("resumes")
        target.resume()
      }
    }
    XCTAssertEqual(seen, ["resumes", "block"])
  }

  func testBlocksRunOnTheTargetOfTheirQueue() throws {
    let seen = try seen { saw in
      let onMain = DispatchQueue(label: "on main", target: .main)
      let set = DispatchQueue(label: "set", attributes: .initiallyInactive)
      set.setTarget(queue: .main)
      set.activate()
      DispatchQueue.main.async {
        onMain.async {
          dispatchPrecondition(condition: .onQueue(.main))
          saw("A \(Thread.isMainThread)")
        }
        DispatchQueue.main.async { saw("B") }
        // The queue has its place among the blocks of its target, and has not left it.
        onMain.async { saw("C") }
        set.async { saw("D \(Thread.isMainThread)") }
      }
    }
    XCTAssertEqual(seen, ["A true", "C", "B", "D true"])
  }

  func testCodeKnowsTheQueueOnWhichItRuns() throws {
    let seen = try seen { saw in
      let key = DispatchSpecificKey<String>()
      let queue = DispatchQueue(label: "queue")
      let child = DispatchQueue(label: "child", target: queue)
      queue.setSpecific(key: key, value: "queue's")
      DispatchQueue.main.setSpecific(key: key, value: "main's")
      let specific: @Sendable () -> String = { DispatchQueue.getSpecific(key: key) ?? "none" }
      saw("at launch \(specific())")
      child.sync {
        dispatchPrecondition(condition: .onQueue(child))
        dispatchPrecondition(condition: .onQueue(queue))
        // The block runs on the main thread, which waits for it.
        dispatchPrecondition(condition: .onQueue(.main))
        saw("in sync \(specific()) \(Thread.isMainThread)")
      }
      child.async { saw("in the target \(specific()) \(Thread.isMainThread)") }
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        dispatchPrecondition(condition: .notOnQueue(queue))
        saw("global \(specific())")
        DispatchQueue.main.sync { saw("main \(specific()) \(Thread.isMainThread)") }
      }
      let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
      concurrent.async(flags: .barrier) {
        dispatchPrecondition(condition: .onQueueAsBarrier(concurrent))
        saw("barrier")
      }
      Task.detached {
        dispatchPrecondition(condition: .notOnQueue(.main))
        saw("detached \(specific())")
      }
    }
    XCTAssertEqual(
      seen,
      [
        "at launch main's", "in sync queue's true", "in the target queue's false", "global none", "main main's true",
        "barrier", "detached none",
      ])
  }

  func testBlocksOfAConcurrentQueueComeInAnyOrder() throws {
    let blocks: @Sendable (DispatchQueue) -> Probe = { queue in
      { saw in
        for number in 1...2 { queue.async { saw("\(number)") } }
      }
    }
    let inOrder = TraceAssertion.sequence("saw 1", "saw 2")
    XCTAssertTrue(try isAlways(inOrder) { blocks(DispatchQueue(label: "serial"))($0) })
    XCTAssertFalse(try isAlways(inOrder) { blocks(.global())($0) })
    XCTAssertFalse(try isAlways(inOrder) { blocks(DispatchQueue(label: "concurrent", attributes: .concurrent))($0) })
    XCTAssertFalse(
      try isAlways(inOrder) { blocks(DispatchQueue(label: "utility", qos: .utility, attributes: .concurrent))($0) })
    XCTAssertTrue(
      try isAlways(inOrder) {
        let serial = DispatchQueue(label: "serial")
        blocks(DispatchQueue(label: "concurrent", attributes: .concurrent, target: serial))($0)
      })
  }

  func testBlocksBeforeABarrierAndBehindItHaveTheirTurnsInEachOrder() throws {
    let probe: Probe = { saw in
      let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
      let queue = DispatchQueue(label: "serial", target: concurrent)
      queue.async { saw("1") }
      concurrent.async(flags: .barrier) { saw("2") }
    }
    XCTAssertTrue(try isAlways(.sequence("saw 1", "saw 2"), probe))
  }

  func testQueuesOnQueuesOnAQueueAllHaveTheirTurns() throws {
    let seen = try seen { saw in
      let outer = DispatchQueue(label: "outer")
      let middle = DispatchQueue(label: "middle", target: outer)
      let inner = DispatchQueue(label: "inner", target: middle)
      inner.async { saw("1") }
      middle.async { saw("2") }
      inner.async { saw("3") }
    }
    XCTAssertEqual(seen, ["1", "3", "2"])
  }

  func testABarrierSeparatesBlocks() throws {
    let probes: [Probe] = [
      { saw in
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        queue.async { saw("1") }
        queue.async(flags: .barrier) { saw("2") }
        queue.async { saw("3") }
      },
      { saw in
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        queue.async { saw("1") }
        queue.async(execute: DispatchWorkItem(flags: .barrier) { saw("2") })
        queue.async { saw("3") }
      },
      { saw in
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        queue.async { saw("1") }
        queue.sync(flags: .barrier) { saw("2") }
        queue.async { saw("3") }
      },
    ]
    for probe in probes { XCTAssertTrue(try isAlways(.sequence("saw 1", "saw 2", "saw 3"), probe)) }
  }

  func testABlockInTheBackgroundMayWaitForTheMainQueue() throws {
    let seen = try seen { saw in
      DispatchQueue.global().async {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.main.async {
          saw("main works")
          done.signal()
        }
        done.wait()
        saw("goes on")
      }
    }
    XCTAssertEqual(seen, ["main works", "goes on"])
  }

  func testBlocksComeInTheOrderInWhichTheyAreDueWhereTimesCount() throws {
    var test = try scenario([.install, .launch, .wait(.seconds(1))]) { saw in
      let queue = DispatchQueue(label: "queue")
      queue.asyncAfter(deadline: .now() + 0.2) { saw("2") }
      queue.asyncAfter(deadline: .now() + 0.1) { saw("1") }
    }
    test.plan.appWork = AppWorkPolicy(turns: .isDecided, realTime: .isIgnored)
    var options = ExplorationOptions()
    options.mode = .timed
    let failures: [OrderTestFailure] = test.failuresInOrders(of: [.sequence("saw 1", "saw 2")], options: options)
    XCTAssertEqual(failures, [])
  }

  func testAWorkItemIsABarrierHoweverItIsSubmitted() throws {
    let seen = try seen { saw in
      let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
      func item(_ text: String) -> DispatchWorkItem {
        // It ends the test if the item is no barrier.
        DispatchWorkItem(flags: .barrier) {
          dispatchPrecondition(condition: .onQueueAsBarrier(queue))
          saw(text)
        }
      }
      queue.async(execute: item("at once"))
      queue.async(group: DispatchGroup(), execute: item("in a group"))
      queue.asyncAfter(deadline: .now() + 1, execute: item("later"))
    }
    XCTAssertEqual(seen, ["at once", "in a group", "later"])
  }

  func testASyncComesAfterTheBlocksBeforeItWhoeverWaitsForThem() throws {
    let seen = try seen { saw in
      let queue = DispatchQueue(label: "queue")
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        queue.async { done.signal() }
        queue.async { saw("before") }
        queue.sync { saw("in sync") }
      }
      done.wait()
    }
    XCTAssertEqual(seen, ["before", "in sync"])
  }

  func testABlockThatWaitsForTheMainQueueDoesNotHoldOthersUp() throws {
    let seen = try seen { saw in
      let done = DispatchSemaphore(value: 0)
      // On a device, this block waits until the main queue is free, while the other one works.
      DispatchQueue.global().async { DispatchQueue.main.sync { saw("on main") } }
      DispatchQueue.global().async { done.signal() }
      done.wait()
      saw("launched")
    }
    XCTAssertEqual(Set(seen), ["on main", "launched"])
  }

  func testAGroupIsWaitedForWithoutATimeOut() throws {
    /// It is sound because the group orders what the threads do with it.
    final class State: @unchecked Sendable {
      var isLeft = false
    }
    let (state, group, begins) = (State(), DispatchGroup(), DispatchSemaphore(value: 0))
    // Only a thread outside of the simulation can leave the group.
    Thread.detachNewThread {
      begins.wait()
      usleep(50_000)
      state.isLeft = true
      group.leave()
    }
    let seen = try seen { saw in
      group.enter()
      begins.signal()
      group.wait()
      saw("left \(state.isLeft)")
    }
    XCTAssertEqual(seen, ["left true"])
  }

  func testAWorkItemIsWaitedForAndCancelled() throws {
    let seen = try seen { saw in
      let queue = DispatchQueue(label: "items")
      let item = DispatchWorkItem { saw("item") }
      item.notify(queue: .main) { saw("notified") }
      saw("\(item.wait(timeout: .now() + 1))")
      queue.async(execute: item)
      item.wait()
      saw("waited")
      let cancelled = DispatchWorkItem { saw("never") }
      cancelled.notify(queue: .main) { saw("notified, cancelled: \(cancelled.isCancelled)") }
      queue.async(execute: cancelled)
      cancelled.cancel()
      let performed = DispatchWorkItem { saw("performed") }
      performed.perform()
      performed.notify(queue: queue) { saw("notified of the performed one") }
    }
    XCTAssertEqual(
      seen,
      [
        "timedOut", "item", "waited", "performed", "notified", "notified of the performed one",
        "notified, cancelled: true",
      ])
  }

  func testWorkOfManyPartsIsDone() throws {
    let seen = try seen { saw in
      DispatchQueue.concurrentPerform(iterations: 3) { saw("part \($0)") }
      saw("done")
    }
    XCTAssertEqual(seen, ["part 0", "part 1", "part 2", "done"])
  }

  func testOutsideOfSimulationsQueuesAreReal() throws {
    let key = DispatchSpecificKey<Int>()
    let queue = DispatchQueue(label: "real", attributes: .initiallyInactive)
    queue.setSpecific(key: key, value: 5)
    let done = DispatchSemaphore(value: 0)
    queue.async {
      dispatchPrecondition(condition: .onQueue(queue))
      dispatchPrecondition(condition: .notOnQueue(.main))
      XCTAssertEqual(DispatchQueue.getSpecific(key: key), 5)
      done.signal()
    }
    XCTAssertEqual(done.wait(timeout: .now() + 0.02), .timedOut)
    queue.activate()
    XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
    queue.suspend()
    let item = DispatchWorkItem(flags: .barrier) {}
    queue.async(execute: item)
    XCTAssertEqual(item.wait(timeout: .now() + 0.02), .timedOut)
    queue.resume()
    XCTAssertEqual(item.wait(timeout: .now() + 5), .success)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 0.01)
    timer.setEventHandler { done.signal() }
    timer.activate()
    XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
    timer.cancel()
    XCTAssertTrue(timer.isCancelled)
    let child = DispatchQueue(label: "child", target: queue)
    child.sync { dispatchPrecondition(condition: .onQueue(queue)) }
    DispatchQueue.concurrentPerform(iterations: 2) { _ in done.signal() }
    XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
    XCTAssertEqual(done.wait(timeout: .now() + 5), .success)
  }
}
