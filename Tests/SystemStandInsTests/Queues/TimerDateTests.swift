import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The date at which a timer fires next, which an app reads and sets.
final class TimerDateTests: SystemProbeCase {
  private static func seconds(_ date: Date, since start: Date) -> Int { Int(date.timeIntervalSince(start).rounded()) }

  func testATimerFiresAtItsNewDate() throws {
    let run = try run([.install, .launch, .wait(.seconds(60))]) { saw in
      let start = Date()
      let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { timer in
        let seconds = Self.seconds(Date(), since: start)
        saw("tick \(seconds)")
        if seconds >= 25 { timer.invalidate() }
      }
      // Sound because all code of a simulation runs on one thread.
      nonisolated(unsafe) let ticking = timer
      func after(_ seconds: Double, _ action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
      }
      saw("next \(Self.seconds(ticking.fireDate, since: start))")
      after(1) { ticking.fireDate = Date().addingTimeInterval(1) }
      after(3) { saw("next \(Self.seconds(ticking.fireDate, since: start))") }
      after(8) { ticking.fireDate = .distantFuture }
      after(20) { ticking.fireDate = Date() }
    }
    assertTrace(
      run, .sequence("saw next 5", "saw tick 2", "saw next 7", "saw tick 7", "saw tick 20", "saw tick 25"),
      .count("saw tick 5", 0), .count("saw tick 12", 0), .nothingPending)
  }

  func testATimerThatIsAddedInTwoModesTicksOnce() throws {
    let run = try run([.install, .launch, .wait(.seconds(10))]) { saw in
      let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in saw("tick") }
      RunLoop.main.add(timer, forMode: .common)
    }
    assertTrace(run, .count("saw tick", 1), .nothingPending)
  }
}
