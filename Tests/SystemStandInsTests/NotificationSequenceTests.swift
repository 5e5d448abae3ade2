import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Notifications that a task takes one after the other.
final class NotificationSequenceTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    private var listener: Task<Void, Never>?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let name = Notification.Name("fruit")
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": "too early"])
      listener = Task { @MainActor in
        for await note in NotificationCenter.default.notifications(named: name) {
          AppEnvironment.current.record("takes", note.userInfo?["value"] as? String)
        }
        AppEnvironment.current.record("takes", "no more")
      }
      Task { @MainActor in
        for await phase in NotificationCenter.default.notifications(named: UIApplication.didBecomeActiveNotification)
          .map(\.name.rawValue)
        {
          AppEnvironment.current.record("hears", phase)
          NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": "apples"])
          NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": "bananas"])
          break
        }
        try? await Task.sleep(for: .seconds(1))
        listener?.cancel()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": "too late"])
      }
      return true
    }
  }

  func testATaskTakesWhatIsPostedWhileItListens() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { Delegate() }), steps: [.install, .launch, .wait(.seconds(2))]
    ).run()
    assertTrace(
      run,
      .sequence(
        "hears UIApplicationDidBecomeActiveNotification", "takes apples", "takes bananas", "timer sleep",
        "takes no more"),
      .count("takes", 3))
  }
}
