#if os(Linux)
  import Foundation
  import SystemHooks
  import XCTest

  private final class Counter: NSObject {
    nonisolated(unsafe) static var shared = Counter()
    var count = 0
  }

  private enum Values {
    nonisolated(unsafe) static var zero = 0
    nonisolated(unsafe) static var seven = 7
    nonisolated(unsafe) static var nothing: NSObject?
    nonisolated(unsafe) static var short = "apples"
    nonisolated(unsafe) static var long = "a text that does not fit into the value itself"
    nonisolated(unsafe) static var list = [1, 2, 3]
    nonisolated(unsafe) static var empty: [String] = []
    nonisolated(unsafe) static var answer: () -> Int = { 42 }
    nonisolated(unsafe) static var made = Int("5")

    static var all: [String] {
      ["\(zero)", "\(seven)", "\(nothing == nil)", short, long, "\(list)", "\(empty)", "\(answer())", "\(made ?? 0)"]
    }
  }

  nonisolated(unsafe) private var global = [NSObject]()

  /// The static properties of a module as they are at the start of the program.
  final class StaticPropertiesTests: XCTestCase {
    func testStaticPropertiesAreMadeAgain() {
      let first = Values.all
      for _ in 1...2 {
        (Values.zero, Values.seven, Values.short, Values.long) = (1, 8, "pears", String(repeating: "x", count: 99))
        (Values.nothing, Values.list, Values.empty, Values.made) = (NSObject(), [], ["a"], nil)
        Values.answer = { 0 }
        Counter.shared.count += 1
        global.append(NSObject())
        XCTAssertTrue(StaticProperties.ofProgram.reset(module: "SystemStandInsTests"))
        XCTAssertEqual(Values.all, first)
        XCTAssertEqual(Counter.shared.count, 0)
        XCTAssertTrue(global.isEmpty)
      }
    }

    func testAModuleThatTheProgramDoesNotHave() {
      XCTAssertFalse(StaticProperties.ofProgram.reset(module: "NoSuchModule"))
    }

    func testTheModuleOfAMangledName() {
      XCTAssertEqual(StaticProperties.module(of: "$s5Links7ServiceC6sharedACvpZ"), "Links")
      XCTAssertEqual(StaticProperties.module(of: "$s5Links7ServiceC6shared_Wz"), "Links")
      XCTAssertEqual(StaticProperties.module(of: "$s5Links5countSivp"), "Links")
      let others = [
        "$s5Links7ServiceCMf", "$s5Links7ServiceC6sharedACvpZMV", "main", "$s", "$s99LinksvpZ", "$s0vpZ", "$sSivp",
      ]
      for name in others {
        XCTAssertNil(StaticProperties.module(of: name), name)
      }
    }
  }
#endif
