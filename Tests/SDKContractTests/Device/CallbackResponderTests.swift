import DeterministicExecution
import SDKContract
import XCTest

final class CallbackResponderTests: XCTestCase {
  private let responder = CallbackResponder()

  func testACallbackThatReachesItsDefaultIsNotImplemented() {
    XCTAssertEqual([call {}, call { CallbackResponder.doesNotRespond() }, call {}], [true, false, true])
  }

  func testACallbackWithinAnotherSaysNothingAboutTheOuterOne() {
    var inner: [Bool] = []
    let outer = [
      call { inner.append(self.call { CallbackResponder.doesNotRespond() }) },
      call {
        CallbackResponder.doesNotRespond()
        inner.append(self.call {})
      },
    ]
    XCTAssertEqual(inner, [false, true])
    XCTAssertEqual(outer, [true, false])
  }

  func testForwardingSaysNothingAboutWhoForwards() {
    XCTAssertTrue(call { CallbackResponder.forward { CallbackResponder.doesNotRespond() } })
    XCTAssertFalse(
      call {
        CallbackResponder.doesNotRespond()
        CallbackResponder.forward {}
      })
  }

  func testACallbackOfAnotherDelegateIsAskedFor() {
    var answers: [Bool] = []
    XCTAssertTrue(
      call {
        answers.append(CallbackResponder.responds { CallbackResponder.doesNotRespond() })
        answers.append(CallbackResponder.responds {})
      })
    XCTAssertEqual(answers, [false, true])
  }

  func testOutsideOfASimulationNothingIsRecorded() {
    CallbackResponder.doesNotRespond()
    XCTAssertTrue(CallbackResponder.responds { CallbackResponder.doesNotRespond() })
    XCTAssertEqual(CallbackResponder.forward { 7 }, 7)
    XCTAssertTrue(call {})
  }

  /// Calls a callback as a simulation does.
  private func call(_ body: () -> Void) -> Bool {
    SimulationMainExecutor().enter { loop in
      responder.withResponder(on: loop) {
        let call = responder.begin()
        body()
        return responder.end(call)
      }
    }
  }
}
