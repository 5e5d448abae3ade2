import Combine
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Publishers that depend on time, with schedulers as apps pass them on.
final class SchedulerTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let body: @MainActor (Delegate) -> Void
    var kept: Set<AnyCancellable> = []

    init(_ body: @escaping @MainActor (Delegate) -> Void) { self.body = body }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      body(self)
      return true
    }
  }

  /// A model that gets its scheduler from outside, as those of composable architectures do.
  private final class Model<S: Scheduler> where S.SchedulerTimeType == DispatchQueue.SchedulerTimeType {
    let words = PassthroughSubject<String, Never>()
    let scheduler: S
    init(scheduler: S) { self.scheduler = scheduler }
    func search(within time: S.SchedulerTimeType.Stride) -> AnyPublisher<String, Never> {
      words.debounce(for: time, scheduler: scheduler).removeDuplicates().eraseToAnyPublisher()
    }
  }

  private func seen(_ body: @escaping @MainActor (Delegate) -> Void) throws -> [String] {
    let app = TestedApp.integrated(appDelegate: { Delegate(body) }).recording("saw")
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .wait(.seconds(20))]).run()
    return run.trace.events.filter { $0.occurrence.name == "saw" }.compactMap(\.occurrence.argument)
  }

  @MainActor
  private static func send(_ names: [(Double, String)], to subject: PassthroughSubject<String, Never>) {
    for (time, name) in names {
      DispatchQueue.main.asyncAfter(deadline: .now() + time) { subject.send(name) }
    }
  }

  func testValuesAreCollectedInPeriods() throws {
    let seen = try seen { delegate in
      let links = PassthroughSubject<String, Never>()
      let start = Date()
      @MainActor func record(_ values: [String]) {
        AppEnvironment.current.record("saw", "\(values) after \(Date().timeIntervalSince(start).rounded())")
      }
      links.collect(.byTime(DispatchQueue.main, .seconds(2))).sink { record($0) }.store(in: &delegate.kept)
      links.collect(.byTimeOrCount(RunLoop.main, 5, 2)).sink { record(["or"] + $0) }.store(in: &delegate.kept)
      Self.send([(0.5, "a"), (1, "b"), (5.2, "c")], to: links)
      DispatchQueue.main.asyncAfter(deadline: .now() + 7) { links.send("d") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 7.5) { links.send(completion: .finished) }
    }
    XCTAssertEqual(
      seen,
      [
        #"["or", "a", "b"] after 1.0"#, #"["a", "b"] after 2.0"#, #"["c"] after 6.0"#, #"["or", "c", "d"] after 7.0"#,
        #"["d"] after 8.0"#,
      ])
  }

  func testAModelHasTheSchedulerOfItsCaller() throws {
    let seen = try seen { delegate in
      let model = Model(scheduler: DispatchQueue.main)
      model.search(within: .milliseconds(300)).sink { AppEnvironment.current.record("saw", $0) }
        .store(in: &delegate.kept)
      Self.send([(0.1, "ap"), (0.2, "apples"), (1, "pears"), (1.4, "pears")], to: model.words)
      let timer = DispatchQueue.main.schedule(
        after: DispatchQueue.main.now.advanced(by: 2), interval: .seconds(2)
      ) { AppEnvironment.current.record("saw", "tick") }
      delegate.kept.insert(AnyCancellable(timer))
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(7))) { delegate.kept = [] }
      ImmediateScheduler.shared.schedule { AppEnvironment.current.record("saw", "at once") }
    }
    XCTAssertEqual(seen, ["at once", "apples", "pears", "tick", "tick", "tick"])
  }
}
