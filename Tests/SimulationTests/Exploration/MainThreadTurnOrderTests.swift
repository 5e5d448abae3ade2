import DeepLinkSimulator
import XCTest

@testable import Simulation

/// UIKit makes some calls in one turn of the main thread, such as a delegate's and the notification of the same change.
final class MainThreadTurnOrderTests: XCTestCase {
  private static let followers = [
    "willFinishLaunching": "didFinishLaunching", "configurationForConnecting": "willConnectTo",
    "sceneWillEnterForeground": "willEnterForegroundNotification",
    "sceneDidBecomeActive": "didBecomeActiveNotification",
    "sceneWillResignActive": "willResignActiveNotification",
    "sceneDidEnterBackground": "didEnterBackgroundNotification",
    "applicationWillEnterForeground": "willEnterForegroundNotification",
    "applicationDidBecomeActive": "didBecomeActiveNotification",
    "applicationWillResignActive": "willResignActiveNotification",
    "applicationDidEnterBackground": "didEnterBackgroundNotification",
  ]

  /// Returns the labels of a run in which both SDKs answer while the app comes, leaves and comes back.
  private func labels(_ style: String, seed: UInt64) throws -> [TraceEvent] {
    let run = try ExplorationRun(
      """
      "platform": { "style": "\(style)" },
      "app": { "scheme": "shop", "routes": { "a": "A" }, "appsflyer": { "unifiedDeepLinking": true }, "adjust": {} },
      "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }, { "foreground": {} }],
      "anytime": [{ "pasteboard": "x" }]
      """)
    var plan = run.plan
    plan.ignoresLatencies = true
    var state = seed
    return SimulationSession.run(plan, makeApp: run.makeApp) { session in
      while !session.nextEvents.isEmpty {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        session.advance(choosing: Int(state >> 33) % session.nextEvents.count)
      }
      return session.trace.events
    }
  }

  func testNothingThatNeedsTheMainThreadComesBetweenTheCallsOfATurn() throws {
    for style in ["uikit-app-delegate", "uikit-scenes"] {
      var between: Set<Lane> = []
      for seed in 0..<200 {
        let events = try labels(style, seed: UInt64(seed))
        for (position, event) in events.enumerated() {
          guard let follower = Self.followers[event.label] else { continue }
          // What the call itself sets off at once, such as a request, is no turn.
          let others = events[(position + 1)...].prefix { $0.label != follower }.filter { $0.cause != event.index }
          between.formUnion(others.map(\.lane))
          XCTAssertFalse(others.contains { $0.lane == .user || $0.lane == .os }, "\(style), seed \(seed)")
          XCTAssertFalse(others.contains { isCallback($0) }, "\(style), seed \(seed)")
        }
      }
      XCTAssertTrue(between.contains(.backend), "servers answer at any moment")
    }
  }

  private func isCallback(_ event: TraceEvent) -> Bool {
    if case .callback = event.occurrence { true } else { false }
  }
}
