import AppsFlyerLib
import DeepLinkSimulatorXCTest
import Dispatch
import Foundation
import XCTest

/// Apps that wait with the system's own means, explored at all times of servers that answer within a range.
final class SleepsAtOpenTimesTests: SystemProbeCase {
  private typealias Saw = @Sendable (String) -> Void
  private typealias Wait = @MainActor @Sendable (@escaping Saw) -> Void

  /// Does something when the conversion data come.
  @MainActor
  private final class Listener: NSObject, AppsFlyerLibDelegate, DeepLinkDelegate {
    private let saw: Saw
    private let wait: Wait
    init(_ saw: @escaping Saw, _ wait: @escaping Wait) { (self.saw, self.wait) = (saw, wait) }

    func onConversionDataSuccess(_ data: [AnyHashable: Any]) { wait(saw) }
    func onConversionDataFail(_ error: any Error) {}
    func didResolveDeepLink(_ result: DeepLinkResult) {}
  }

  /// Returns what is wrong in the orders of an app whose conversion data come between 0.7 and 1.7 seconds, if what it
  /// does then must be seen before the answer to its look-up of a link.
  private func failures(link: Int, _ wait: @escaping Wait) throws -> String {
    let test = try scenario(
      [.install, .launch],
      backend: [
        .appsFlyer(.launch, after: .milliseconds(200)),
        .appsFlyer(.conversionData, after: .milliseconds(500), upTo: .milliseconds(1500)),
        .appsFlyer(.deferredDeepLink, after: .milliseconds(link)),
      ]
    ) { saw in
      let listener = Listener(saw, wait)
      let sdk = AppsFlyerLib.shared()
      sdk.appsFlyerDevKey = "key"
      sdk.appleAppID = "1234567"
      sdk.delegate = listener
      sdk.deepLinkDelegate = listener
      sdk.start()
      Kept.listeners.append(listener)
    }
    var options = ExplorationOptions()
    options.mode = .timed
    let found: [OrderTestFailure] = test.failuresInOrders(
      of: [.before("saw", .didResolveDeepLink)], options: options)
    return found.map(\.text).joined(separator: "\n")
  }

  func testAWaitThatBeginsAtAnOpenTimeEndsAFixedTimeLaterHoweverTheAppWaits() throws {
    let means: [(name: String, wait: Wait)] = [
      (
        "Task.sleep(for:)",
        { saw in
          Task {
            try await Task.sleep(for: .milliseconds(500)); saw("it")
          }
        }
      ),
      (
        "Task.sleep(nanoseconds:)",
        { saw in
          Task {
            try await Task.sleep(nanoseconds: 500_000_000); saw("it")
          }
        }
      ),
      (
        "Task.sleep(until:)",
        { saw in
          Task {
            try await Task.sleep(until: .now + .milliseconds(500), clock: .suspending); saw("it")
          }
        }
      ),
      ("asyncAfter(deadline:)", { saw in DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { saw("it") } }),
      ("asyncAfter(wallDeadline:)", { saw in DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5) { saw("it") } }),
      (
        "Timer.scheduledTimer",
        { saw in _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in saw("it") } }
      ),
      (
        "RunLoop.add",
        { saw in RunLoop.main.add(Timer(timeInterval: 0.5, repeats: false) { _ in saw("it") }, forMode: .common) }
      ),
      (
        "DispatchSource",
        { saw in
          let source = DispatchSource.makeTimerSource(queue: .main)
          source.schedule(deadline: .now() + 0.5)
          source.setEventHandler {
            _ = source; saw("it")
          }
          source.resume()
        }
      ),
    ]
    for (name, wait) in means {
      let never = try failures(link: 1199, wait)
      XCTAssertTrue(never.contains("the default order is one of them"), "\(name): \(never)")
      for link in [1200, 2200] {
        let sometimes = try failures(link: link, wait)
        XCTAssertTrue(sometimes.contains("fails     in"), "\(name): \(sometimes)")
        XCTAssertFalse(sometimes.contains("not tried"), "\(name): \(sometimes)")
      }
      XCTAssertEqual(try failures(link: 2201, wait), "", name)
    }
  }

  func testAnAppThatLooksAtTheTimeIsNotExploredAtAllTimes() throws {
    let means: [(name: String, wait: Wait)] = [
      ("Date", { saw in saw("\(Date().timeIntervalSince1970 > 0)") }),
      (
        "Date beside a sleep",
        { saw in
          _ = Date()
          Task { try await Task.sleep(for: .milliseconds(500)) }
          saw("it")
        }
      ),
      (
        "a reading beside a sleep",
        { saw in
          _ = ContinuousClock.now
          Task { try await Task.sleep(for: .milliseconds(500)) }
          saw("it")
        }
      ),
    ]
    for (name, wait) in means {
      let text = try failures(link: 2900, wait)
      XCTAssertTrue(text.contains("not tried"), "\(name): \(text)")
      XCTAssertTrue(text.contains("looks at the time"), "\(name): \(text)")
    }
  }

  /// Keeps listeners, to which the SDK has weak references.
  @MainActor
  private enum Kept {
    static var listeners: [Listener] = []
  }
}
