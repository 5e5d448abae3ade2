import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Timers of Dispatch in a simulated app.
final class TimerSourceHooksTests: SystemProbeCase {
  /// What a probe keeps; it is sound because everything runs on one thread.
  private final class Kept: @unchecked Sendable {
    var timers: [DispatchSourceTimer] = []
    var count = 0
  }

  func testATimerFiresInVirtualTime() throws {
    let seen = try seen { saw in
      let start = Date()
      let seconds: @Sendable () -> Int = { Int(Date().timeIntervalSince(start).rounded()) }
      let kept = Kept()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 2, repeating: 3, leeway: .seconds(1))
      timer.setEventHandler {
        kept.count += 1
        saw("tick at \(seconds()) \(Thread.isMainThread)")
        if kept.count == 3 { timer.cancel() }
      }
      timer.setCancelHandler { saw("cancelled \(timer.isCancelled)") }
      timer.resume()
      let once = DispatchSource.makeTimerSource()
      once.schedule(wallDeadline: .now() + 4)
      once.setEventHandler { saw("once at \(seconds()) \(Thread.isMainThread)") }
      once.activate()
      let never = DispatchSource.makeTimerSource()
      never.schedule(deadline: .now() + 1)
      never.setEventHandler { saw("not activated") }
      kept.timers = [timer, once, never]
    }
    XCTAssertEqual(seen, ["tick at 2 true", "once at 4 false", "tick at 5 true", "tick at 8 true", "cancelled true"])
  }

  func testASuspendedTimerFiresOnceWhenItGoesOn() throws {
    let seen = try seen { saw in
      let kept = Kept()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: 1)
      timer.setEventHandler {
        saw("tick")
        timer.schedule(deadline: .distantFuture)
      }
      timer.activate()
      timer.suspend()
      DispatchQueue.main.asyncAfter(deadline: .now() + 5.5) {
        saw("resumes")
        timer.resume()
      }
      kept.timers = [timer]
      // Who lets a timer go hears nothing of it any more.
      let dropped = DispatchSource.makeTimerSource()
      dropped.schedule(deadline: .now() + 1)
      dropped.setEventHandler { saw("dropped") }
      dropped.setCancelHandler { saw("dropped and cancelled") }
      dropped.activate()
    }
    XCTAssertEqual(seen, ["resumes", "tick"])
  }

  func testACancelledTimerLeavesNothingBehind() throws {
    let run = try run { saw in
      let kept = Kept()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 60)
      timer.setEventHandler { saw("too late") }
      timer.activate()
      kept.timers = [timer]
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        saw("arrived")
        for timer in kept.timers { timer.cancel() }
      }
    }
    assertTrace(run, .count("saw arrived", 1), .never("saw too late"), .nothingPending)
  }

  func testATimerThatItsHandlerKeepsGoesWhenItIsCancelled() throws {
    let seen = try seen { saw in
      let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
      timer.schedule(deadline: .now() + 1)
      timer.setEventHandler {
        saw("tick")
        timer.schedule(deadline: .now() + 1)
      }
      timer.activate()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { timer.cancel() }
    }
    XCTAssertEqual(seen, ["tick", "tick"])
  }
}
