import Combine
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// A timer of Combine's, as countdowns have it.
final class TimerPublisherTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private var subscriptions: Set<AnyCancellable> = []
    private var count = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      timer.sink { [unowned self] _ in
        count += 1
        AppEnvironment.current.record("tick", "\(count)")
        if count == 3 { timer.upstream.connect().cancel() }
      }.store(in: &subscriptions)
      timer.sink { _ in AppEnvironment.current.record("other", "ticks") }.store(in: &subscriptions)
      return true
    }
  }

  func testAllWhoListenShareOneTimerThatCanBeEnded() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { Delegate() }), steps: [.install, .launch, .wait(.seconds(10))]
    ).run()
    assertTrace(run, .sequence("tick 1", "other ticks", "tick 2", "tick 3"), .count("tick", 3), .count("other", 3))
  }
}
