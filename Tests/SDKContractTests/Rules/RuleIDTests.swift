import SDKContract
import XCTest

/// A book that is one group.
enum Weather: String, RuleBook, RuleGroup {
  case sun = "SKY-1"
  case rain = "SKY-2"

  static let shelf = RuleShelf(Weather.self, title: "Weather")

  var rule: Rule { Rule("It is \(self).", evidence: .open, source: "a look outside") }
}

/// A book with groups.
enum Tide: RuleBook {
  enum Water: String, RuleGroup {
    case ebb = "SEA-LOW-1"
    case flood = "SEA-HIGH-1"

    var rule: Rule { Rule("The water is at \(self).", evidence: .open, source: "a look at the sea") }
  }

  enum Moon: String, RuleGroup {
    case full = "SEA-MOON-1"

    var rule: Rule { Rule("The moon is \(self).", evidence: .open, source: "a look at the sky") }
  }

  case water(Water)
  case moon(Moon)

  static let shelf = RuleShelf(Tide.self, title: "Tide")
  static var allCases: [Tide] { Water.allCases.map(Self.water) + Moon.allCases.map(Self.moon) }

  var inGroup: any RuleGroup {
    switch self {
    case .water(let rule): rule
    case .moon(let rule): rule
    }
  }
}

/// A book whose values are too large to be looked up by their bytes.
enum Letters: RuleBook {
  case letter(String)

  enum Text: String, RuleGroup {
    case only = "ABC-1"

    var rule: Rule { Rule("There are letters.", evidence: .open, source: "this line") }
  }

  static let shelf = RuleShelf(Letters.self, title: "Letters")
  static var allCases: [Letters] { [.letter("a"), .letter("b")] }

  var inGroup: any RuleGroup { Text.only }
}

final class RuleIDTests: XCTestCase {
  func testAnIDStandsForARuleOfAnyBook() {
    let ids = Weather.allCases.map { RuleID($0) } + Tide.allCases.map { RuleID($0) }
    XCTAssertEqual(ids.map(\.text), ["SKY-1", "SKY-2", "SEA-LOW-1", "SEA-HIGH-1", "SEA-MOON-1"])
    XCTAssertEqual(ids.map(\.rule), Weather.allCases.map(\.rule) + Tide.allCases.map(\.rule))
    XCTAssertEqual(Set(ids).count, 5)
    XCTAssertEqual(ids[4].as(Tide.self), .moon(.full))
    XCTAssertNil(ids[4].as(Weather.self))
  }

  func testIDsAreOrderedByTheTitlesOfTheBooksAndThenByTheirRules() {
    let shuffled = [
      RuleID(Weather.rain), RuleID(Tide.moon(.full)), RuleID(Weather.sun), RuleID(Tide.water(.flood)),
      RuleID(Tide.water(.ebb)),
    ]
    XCTAssertEqual(shuffled.sorted().map(\.text), ["SEA-LOW-1", "SEA-HIGH-1", "SEA-MOON-1", "SKY-1", "SKY-2"])
  }

  func testABookOfLargeValuesIsLookedUpByComparison() {
    XCTAssertEqual(RuleID(Letters.letter("b")).as(Letters.self), .letter("b"))
    XCTAssertLessThan(RuleID(Letters.letter("a")), RuleID(Letters.letter("b")))
  }

  func testThreadsThatCiteABookAtOnceGetTheSameIDs() {
    let expected = Tide.allCases.map { RuleID($0) }
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      XCTAssertEqual(Tide.allCases.map { RuleID($0) }, expected)
    }
  }

  func testAnIDIsTwoBytes() {
    XCTAssertEqual(MemoryLayout<RuleID>.size, 2)
  }

  func testRulesHoldUnlessTheyAreSwitchedOff() {
    let switches = RuleSwitches(disabled: [RuleID(Weather.rain), RuleID(Tide.moon(.full))])
    XCTAssertFalse(switches.isOn(RuleID(Weather.rain)))
    XCTAssertTrue(switches.isOn(RuleID(Weather.sun)))
    XCTAssertTrue(RuleSwitches().isOn(RuleID(Weather.rain)))
  }
}
