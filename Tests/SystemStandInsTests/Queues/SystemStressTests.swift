import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// What apps do to the system's objects in passing: making and dropping them, and changing them while they are in use.
final class SystemStressTests: SystemProbeCase {
  /// What a test keeps; it is sound because everything runs on one thread.
  private final class Kept<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  func testQueuesAreMadeAndDropped() throws {
    let seen = try seen { saw in
      let count = Kept(0)
      for number in 0..<1000 {
        let attributes: [DispatchQueue.Attributes] = [[], .concurrent, .initiallyInactive]
        let queue = DispatchQueue(label: "\(number)", attributes: attributes[number % 3])
        queue.async { count.value += 1 }
        if number % 3 == 2 { queue.activate() }
        queue.suspend()
        if number % 2 == 0 { queue.setTarget(queue: .global()) }
        queue.resume()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { saw("\(count.value)") }
    }
    XCTAssertEqual(seen, ["1000"])
  }

  func testBlocksOfADeadProcessDoNotRunInTheNextOne() throws {
    let shared = DispatchQueue(label: "shared")
    let launches = Kept(0)
    let steps = (0..<20).flatMap { _ in [Step.launch, .wait(.seconds(2)), .background, .kill()] }
    let run = try run([.install] + steps) { saw in
      launches.value += 1
      let launch = launches.value
      let check: @Sendable (String) -> Void = { what in
        saw(launches.value == launch ? "alive" : "\(what) of a dead process")
      }
      shared.async { check("block") }
      shared.asyncAfter(deadline: .now() + 1) {
        check("later block")
        shared.suspend()
        shared.async { check("suspended block") }
      }
      for delay in [1.5, 100] { shared.asyncAfter(deadline: .now() + delay) { check("late block") } }
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 1.75, repeating: 50)
      timer.setEventHandler {
        check("timer")
        withExtendedLifetime(timer) {}
      }
      timer.activate()
      _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in check("run loop's timer") }
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: .main
      ) { _ in check("observer") }
      OperationQueue.main.addOperation { check("operation") }
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) { check("notification") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { group.leave() }
    }
    assertTrace(run, .never("saw * of a dead process"))
    XCTAssertEqual(launches.value, 20)
    XCTAssertEqual(run.trace.events.count { "\($0)".contains("of a dead process") }, 0)
    XCTAssertEqual(run.trace.events.count { "\($0)".contains("saw alive") }, 20 * 5)
  }

  func testATimerEndsWithItsOwner() throws {
    final class Owner: @unchecked Sendable {
      let timer = DispatchSource.makeTimerSource(queue: .main)

      init(_ saw: @escaping @Sendable (String) -> Void) {
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in saw(self == nil ? "no owner" : "tick") }
        timer.resume()
      }

      deinit { timer.cancel() }
    }
    let seen = try seen { saw in
      let kept = Kept<Owner?>(Owner(saw))
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { kept.value = nil }
      let inHandler = Kept<(any DispatchSourceTimer)?>(DispatchSource.makeTimerSource(queue: .main))
      inHandler.value?.schedule(deadline: .now() + 5, repeating: 1)
      inHandler.value?.setEventHandler {
        saw("once")
        inHandler.value = nil
      }
      inHandler.value?.activate()
    }
    XCTAssertEqual(seen, ["tick", "tick", "once"])
  }

  func testObserversComeAndGoDuringAPost() throws {
    let seen = try seen { saw in
      let name = Notification.Name("link")
      let tokens = Kept<[String: any NSObjectProtocol]>([:])
      // Who has a token does not thereby observe.
      let removed = Kept<[any NSObjectProtocol]>([])
      func observe(_ label: String, _ queue: OperationQueue? = nil, _ then: @escaping @Sendable () -> Void = {}) {
        tokens.value[label] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { _ in
          saw(label)
          then()
        }
      }
      let remove: @Sendable (String) -> Void = { label in
        guard let token = tokens.value.removeValue(forKey: label) else { return }
        removed.value.append(token)
        NotificationCenter.default.removeObserver(token)
      }
      observe("a") {
        remove("a")
        remove("c")
      }
      observe("b", .main) {
        guard tokens.value["d"] == nil else { return }
        tokens.value["d"] = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          saw("d")
        }
        saw("posts again")
        NotificationCenter.default.post(name: name, object: nil)
        saw("has posted again")
      }
      observe("c")
      observe("e")
      NotificationCenter.default.post(name: name, object: nil)
      saw("posted")
      NotificationCenter.default.post(name: name, object: nil)
    }
    XCTAssertEqual(
      seen, ["a", "b", "posts again", "b", "e", "d", "has posted again", "e", "posted", "b", "e", "d"])
  }

  func testACenterMayGoDuringItsPost() throws {
    let seen = try seen { saw in
      let center = Kept<NotificationCenter?>(NotificationCenter())
      let name = Notification.Name("link")
      for number in 0..<3 {
        _ = center.value?.addObserver(forName: name, object: nil, queue: nil) { _ in
          saw("\(number)")
          center.value = nil
        }
      }
      center.value?.post(name: name, object: nil)
      saw("posted")
    }
    XCTAssertEqual(seen, ["0", "1", "2", "posted"])
  }

  func testOperationsOfSeveralQueuesDependOnEachOther() throws {
    let seen = try seen { saw in
      let (one, other) = (OperationQueue(), OperationQueue())
      one.maxConcurrentOperationCount = 1
      let first = BlockOperation { saw("first") }
      let second = BlockOperation { saw("second") }
      let third = BlockOperation { saw("third") }
      second.addDependency(first)
      third.addDependency(second)
      one.addOperation(third)
      other.addOperation(second)
      one.maxConcurrentOperationCount = 2
      one.addOperation(first)
      third.completionBlock = {
        let held = OperationQueue()
        held.isSuspended = true
        for number in 0..<5 { held.addOperation { saw("cancelled \(number)") } }
        held.cancelAllOperations()
        held.isSuspended = false
        held.waitUntilAllOperationsAreFinished()
        held.maxConcurrentOperationCount = 1
        for number in 0..<3 { held.addOperation { saw("\(number)") } }
        held.waitUntilAllOperationsAreFinished()
        saw("\(held.operationCount)")
      }
    }
    XCTAssertEqual(seen, ["first", "second", "third", "0", "1", "2", "0"])
  }
}
