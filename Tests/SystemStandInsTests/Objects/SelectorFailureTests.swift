import Foundation
import XCTest

@testable import UIKitStandIns

/// What a message that nobody understands says, which ends the test.
final class SelectorFailureTests: XCTestCase {
  fileprivate final class Stall: NSObject {
    func close() {}
    enum __objc_close: _ObjectiveCMethod {
      static var selector: Selector { Selector("close", of: Stall.close) }
    }
  }

  final class Shop: NSObject {
    func open(_ fruit: String) -> String { fruit }
    func open(_ fruit: String, _ count: Int) {}
    func refuse(_ isRefused: Bool) -> Bool { isRefused }
    func close() {}
    enum __objc_close: _ObjectiveCMethod {
      static var selector: Selector { Selector("close", of: Shop.close) }
    }
    enum __objc_visit_: _ObjectiveCMethod {
      static var selector: Selector { Selector("visit:", in: Shop.self) }
    }
  }

  private func failure(of selector: Selector, to target: AnyObject, _ arguments: Any?...) -> String? {
    do {
      _ = try selector.call(on: target, arguments)
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testAMessageThatTheObjectDoesNotUnderstand() {
    let open = Selector("open", of: Shop.open(_:))
    XCTAssertEqual(
      failure(of: open, to: NSArray(), "apples"), "-[NSArray open:]: unrecognized selector sent to instance")
    XCTAssertEqual(
      failure(of: "openAll", to: Shop()), "-[Shop openAll]: unrecognized selector sent to instance")
    XCTAssertFalse(open.isUnderstood(by: NSArray()))
    XCTAssertTrue(open.isUnderstood(by: Shop()))
  }

  func testAnArgumentThatTheMethodDoesNotTake() {
    let open = Selector("open", of: Shop.open(_:))
    XCTAssertEqual(failure(of: open, to: Shop(), 3), "-[Shop open:]: its argument 1 cannot be of type Int")
    XCTAssertEqual(failure(of: open, to: Shop(), nil), "-[Shop open:]: its argument 1 cannot be nil")
    XCTAssertEqual(failure(of: open, to: Shop()), "-[Shop open:]: its argument 1 cannot be nothing")
    let both = Selector("open", of: Shop.open(_:_:))
    XCTAssertEqual(failure(of: both, to: Shop(), "apples"), "-[Shop open::]: its argument 2 cannot be nothing")
    XCTAssertNil(failure(of: both, to: Shop(), "apples", 2))
  }

  func testAnArgumentThatIsNoBoolIsTrueIfThereIsOne() throws {
    let refuse = Selector("refuse:", of: Shop.refuse(_:))
    for (argument, expected) in [(NSObject() as Any?, true), (nil, false), (true, true), (false, false)] {
      XCTAssertEqual(try refuse.call(on: Shop(), [argument]) as? Bool, expected)
    }
  }

  func testAMethodIsFoundByItsNameUnlessItsClassIsPrivate() {
    XCTAssertNil(failure(of: "close", to: Shop()))
    XCTAssertEqual(failure(of: "close", to: Stall()), "-[Stall close]: unrecognized selector sent to instance")
    XCTAssertNil(failure(of: Selector("close", of: Stall.close), to: Stall()))
  }

  func testAnObjectHasAMethodThatNoMessageCanCall() {
    XCTAssertTrue(Selector("visit:").isUnderstood(by: Shop()))
    XCTAssertFalse(Selector("visit:").isUnderstood(by: Stall()))
    XCTAssertEqual(
      failure(of: "visit:", to: Shop(), "apples"),
      "-[Shop visit:]: on Linux, no message can have the arguments of this method; call the method")
  }

  func testWhatAMethodReturns() throws {
    let open = Selector("open", of: Shop.open(_:))
    XCTAssertEqual(try open.call(on: Shop(), ["apples", "more"]) as? String, "apples")
  }
}
