import CorpusSupport
import DeepLinkSimulatorXCTest
import UIKit
import WebKit
import XCTest

/// An app with names of old systems, and with names that files of Apple's platforms get from the layers below
/// Foundation.
final class PioneerTests: XCTestCase {
  func testAnAppForIOSFollowsLinksWithOldNames() throws {
    let app = TestedApp.integrated(appDelegate: { PioneerAppDelegate() })
    for start in CorpusScenario.Start.allCases {
      PioneerLog.shared.clear()
      let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(CorpusScenario.oneLink, from: start)).run()
      assertTrace(run, .count("route apples", 1))
      XCTAssertEqual(PioneerLog.shared.lines.prefix(2), ["registered 7", "token 32"], start.rawValue)
    }
  }

  func testAnErrorIsAnArgumentOfAFormat() throws {
    PioneerLog.shared.clear()
    let app = TestedApp.integrated(appDelegate: { PioneerAppDelegate() })
    let offline = CorpusScenario.deferred(CorpusScenario.oneLink).flatMap { step in
      step == .launch ? [.network(isOnline: false), step] : [step]
    }
    _ = try CorpusScenario.fruit(app, steps: offline).run()
    let failure = PioneerLog.shared.lines.first { $0.hasPrefix("no link: ") }
    XCTAssertTrue(try XCTUnwrap(failure).contains("Error"), failure ?? "")
  }

  func testPredicatesCompareATextAsOnADevice() {
    let yes: [(String, [Any], String)] = [
      ("SELF MATCHES %@", ["a|ab"], "ab"), ("SELF MATCHES[c] 'AB'", [], "ab"), ("NOT SELF BEGINSWITH 'x'", [], "ab"),
      ("self contains %@", ["b"], "abc"), ("SELF ENDSWITH[cd] \"É\"", [], "cafe"), ("SELF LIKE 'a*c?'", [], "abbcd"),
      ("SELF == %@", ["a b"], "a b"), ("SELF != 'b'", [], "a"), ("SELF = 'a b'", [], "a b"),
    ]
    for (format, arguments, text) in yes {
      XCTAssertTrue(NSPredicate(format: format, argumentArray: arguments).evaluate(with: text), format)
    }
    let no = [
      ("SELF MATCHES 'a'", "ab"), ("NOT SELF CONTAINS 'a'", "ab"), ("SELF LIKE 'a?'", "abc"), ("SELF == 'A'", "a"),
    ]
    for (format, text) in no { XCTAssertFalse(NSPredicate(format: format).evaluate(with: text), format) }
  }

  @MainActor func testASystemCallNamesTheModelOfTheDevice() {
    var size = 0
    XCTAssertEqual(sysctlbyname("hw.machine", nil, &size, nil, 0), 0)
    var machine = [CChar](repeating: 0, count: size)
    XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), 0)
    XCTAssertEqual(String(cString: machine), UIDevice.current.model)
    var small = 2
    XCTAssertEqual(sysctlbyname("hw.machine", &machine, &small, nil, 0), -1)
    XCTAssertEqual(sysctlbyname("kern.boottime", nil, &size, nil, 0), -1)
  }

  func testALockIsFreeAfterItsOwnerIsDone() {
    var lock = os_unfair_lock()
    XCTAssertTrue(os_unfair_lock_trylock(&lock))
    XCTAssertFalse(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    XCTAssertTrue(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @MainActor func testACookieStoreTellsItsObservers() async throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var changes = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }
    let (store, observer) = (WKHTTPCookieStore(), Observer())
    store.add(observer)
    let cookie = try XCTUnwrap(HTTPCookie(properties: [.name: "a", .value: "b", .domain: "shop.com", .path: "/"]))
    await store.setCookie(cookie)
    XCTAssertGreaterThan(observer.changes, 0)
    let changes = observer.changes
    store.remove(observer)
    await store.deleteCookie(cookie)
    XCTAssertEqual(observer.changes, changes)
  }
}
