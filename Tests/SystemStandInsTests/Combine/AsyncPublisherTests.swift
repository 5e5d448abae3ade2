import Combine
import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// The values of a publisher in a loop, which asks for one at a time.
final class AsyncPublisherTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let body: @MainActor () async -> Void

    init(_ body: @escaping @MainActor () async -> Void) { self.body = body }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Task { @MainActor [body] in await body() }
      return true
    }
  }

  /// What an app may send: it is not `Sendable`.
  private final class Link {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Broken: Error {}

  private func launch(_ body: @escaping @MainActor () async -> Void) throws -> ScenarioRun {
    try CorpusScenario.fruit(
      .integrated(appDelegate: { Delegate(body) }), steps: [.install, .launch, .wait(.seconds(20))]
    ).run()
  }

  /// Reads values, and is busy with each of them for a second.
  @MainActor
  private static func read(_ links: AsyncPublisher<some Publisher<Link, Never>>) async {
    for await link in links {
      AppEnvironment.current.record("begins", link.name)
      try? await Task.sleep(for: .seconds(1))
    }
    AppEnvironment.current.record("ends")
  }

  @MainActor
  private static func send(_ names: [String], to links: some Subject<Link, Never>) async {
    try? await Task.sleep(for: .seconds(1))
    for name in names { links.send(Link(name)) }
    try? await Task.sleep(for: .seconds(10))
    links.send(Link("plums"))
    try? await Task.sleep(for: .seconds(5))
    links.send(completion: .finished)
  }

  func testALinkThatIsSentWhileTheLoopIsBusyIsLost() throws {
    let run = try launch {
      let links = PassthroughSubject<Link, Never>()
      Task { await Self.send(["apples", "pears"], to: links) }
      await Self.read(links.values)
    }
    assertTrace(
      run, .sequence("begins apples", "begins plums", "ends"), .count("begins", 2), .count("begins pears", 0))
  }

  func testOperatorsAskForNoMoreThanTheLoop() throws {
    let run = try launch {
      let links = PassthroughSubject<Link, Never>()
      Task { await Self.send(["apples", "pears"], to: links) }
      await Self.read(links.map { Link($0.name + "!") }.receive(on: DispatchQueue.main).eraseToAnyPublisher().values)
    }
    assertTrace(run, .sequence("begins apples!", "begins plums!", "ends"), .count("begins", 2))
  }

  func testAStoredLinkWaitsForTheLoop() throws {
    let run = try launch {
      let links = CurrentValueSubject<Link, Never>(Link("cherries"))
      Task { await Self.send(["apples", "pears"], to: links) }
      await Self.read(links.values)
    }
    assertTrace(run, .sequence("begins cherries", "begins pears", "begins plums", "ends"), .count("begins", 3))
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var link = Link("cherries")
  }

  func testALoopTakesTheLatestValueOfAPublishedProperty() throws {
    let run = try launch {
      let model = Model()
      let reader = Task { await Self.read(model.$link.values) }
      try? await Task.sleep(for: .milliseconds(500))
      for name in ["apples", "pears"] { model.link = Link(name) }
      try? await Task.sleep(for: .seconds(10))
      reader.cancel()
    }
    assertTrace(run, .sequence("begins cherries", "begins pears"), .count("begins", 2))
  }

  func testAPublisherThatHasItsValuesGivesThemAll() throws {
    let run = try launch {
      await Self.read(Just(Link("apples")).append(Just(Link("pears"))).values)
    }
    assertTrace(run, .sequence("begins apples", "begins pears", "ends"), .count("begins", 2))
  }

  func testALoopOverPostedNotificationsMissesThoseThatComeWhileItIsBusy() throws {
    let name = Notification.Name("fruit")
    let run = try launch {
      let links = NotificationCenter.default.publisher(for: name).map { Link($0.userInfo?["fruit"] as? String ?? "") }
      let reader = Task { await Self.read(links.values) }
      try? await Task.sleep(for: .seconds(1))
      for fruit in ["apples", "pears"] {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["fruit": fruit])
      }
      try? await Task.sleep(for: .seconds(10))
      reader.cancel()
    }
    assertTrace(run, .count("begins apples", 1), .count("begins", 1))
  }

  func testALoopThrowsTheFailureOfItsPublisher() throws {
    let run = try launch {
      let links = PassthroughSubject<Link, any Error>()
      Task {
        try? await Task.sleep(for: .seconds(1))
        links.send(Link("apples"))
        links.send(completion: .failure(Broken()))
      }
      do {
        for try await link in links.values { AppEnvironment.current.record("begins", link.name) }
      } catch {
        AppEnvironment.current.record("throws", "\(error)")
      }
    }
    assertTrace(run, .sequence("begins apples", "throws Broken()"))
  }

  func testATaskThatIsCancelledReadsNoMore() throws {
    let run = try launch {
      let links = PassthroughSubject<Link, Never>()
      let reader = Task { await Self.read(links.values) }
      try? await Task.sleep(for: .seconds(1))
      links.send(Link("apples"))
      try? await Task.sleep(for: .seconds(5))
      reader.cancel()
      try? await Task.sleep(for: .seconds(1))
      links.send(Link("pears"))
    }
    assertTrace(run, .sequence("begins apples", "ends"), .count("begins", 1))
  }

  func testATaskWaitsForTheValueOfAFuture() throws {
    let run = try launch {
      let link = Future<String, Never> { promise in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success("apples")) }
      }
      AppEnvironment.current.record("begins", await link.value)
      let broken = Future<String, any Error> { $0(.failure(Broken())) }
      do {
        _ = try await broken.value
      } catch {
        AppEnvironment.current.record("throws", "\(error)")
      }
    }
    assertTrace(run, .sequence("begins apples", "throws Broken()"))
  }
}
