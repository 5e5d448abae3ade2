import TestSupport
import XCTest

@testable import ScenarioFormat

/// Damages files that are right, and looks at what is said about them.
final class MutationTests: XCTestCase {
  private var random = SeededRandom(seed: 20_260_101)
  private var partials = 0

  private lazy var originals: [[UInt8]] = {
    var texts = Samples.all
    for seed in 0..<5 {
      var generator = ScenarioGenerator(seed: UInt64(seed))
      texts.append(ScenarioWriter.text(of: generator.scenario()))
    }
    return texts.map { Array($0.utf8) }
  }()

  func testTenThousandDamagedFilesAreReadOrComplainedAbout() {
    let count = Thoroughness.count(10_000, sample: 1_000)
    var read = 0
    for number in 0..<count {
      let bytes = damaged()
      let file = ScenarioFile(name: "a.json", bytes: bytes)
      switch file.result {
      case .success(let scenario):
        read += 1
        check(scenario, number)
      case .failure(let error):
        check(error.diagnostics, bytes, number)
        check(partial: file.partial, number)
      }
    }
    // Damage to a comment, a blank or a text does no harm; all other damage does.
    XCTAssertTrue(count / 50...count / 2 ~= read, "\(read)")
    XCTAssertTrue(count / 25...count / 2 ~= partials, "\(partials)")
  }

  /// What was read can be written and read again.
  private func check(_ scenario: Scenario, _ number: Int) {
    XCTAssertEqual(ScenarioFile(text: ScenarioWriter.text(of: scenario)).scenario, scenario, "file \(number)")
  }

  /// What is left of a file with mistakes is all that a file without them would have.
  private func check(partial: Scenario?, _ number: Int) {
    guard var partial else { return }
    partial.name = "n"
    let text = ScenarioWriter.text(of: partial)
    guard let again = ScenarioFile(text: text).partial else { return XCTFail("file \(number): nothing is left") }
    XCTAssertTrue(again == partial, "file \(number) is read as another scenario:\n\(text)")
    partials += 1
  }

  private func check(_ diagnostics: [Diagnostic], _ bytes: [UInt8], _ number: Int) {
    XCTAssertFalse(diagnostics.isEmpty, "file \(number)")
    XCTAssertLessThanOrEqual(diagnostics.count, Complaints.limit + 1, "file \(number)")
    let text = SourceText(bytes)
    let places = diagnostics.compactMap(\.location)
    for (place, next) in zip(places, places.dropFirst()) {
      XCTAssertTrue((place.line, place.column) <= (next.line, next.column), "file \(number)")
    }
    for diagnostic in diagnostics {
      XCTAssertFalse(diagnostic.message.isEmpty)
      XCTAssertFalse(diagnostic.message.utf8.contains(ASCII.newline), diagnostic.message)
      XCTAssertLessThan(diagnostic.description.utf8.count, 2000)
      guard let location = diagnostic.location else { continue }
      let line = text.line(location.line)
      XCTAssertNotNil(line, "file \(number) has no line \(location.line)")
      XCTAssertLessThanOrEqual(
        location.column, (line?.unicodeScalars.count ?? 0) + 1, "file \(number): \(diagnostic)")
    }
  }

  // MARK: Damage

  private func damaged() -> [UInt8] {
    var bytes = random.pick(originals)
    for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes) }
    return bytes
  }

  private func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let length = min(Int.random(in: 1...20, using: &random), bytes.count - place)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes.remove(at: place)
    case 3: bytes.removeSubrange(place..<place + length)
    case 4: bytes.insert(random.pick(Array("{}[]:,\"\\/*'# \n\t0-.eu".utf8)), at: place)
    case 5: bytes.removeSubrange(place...)
    case 6:
      let other = random.pick(originals)
      let start = Int.random(in: 0..<other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(start + 60, other.count)], at: place)
    default:
      let copy = Array(bytes[place..<place + length])
      bytes.insert(contentsOf: copy, at: place)
    }
  }
}
