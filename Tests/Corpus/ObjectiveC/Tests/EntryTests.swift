import CorpusSupport
import DeepLinkSimulatorXCTest
import SwiftUI
import XCTest

/// Entries of the environment, which SwiftUI's macro expands on a device.
final class EntryTests: XCTestCase {
  func testEntriesHaveTheirDefaultsAndWhatTheAppSets() throws {
    let test = try CorpusScenario.fruit(
      .swiftUI(EntryApp.self), style: .swiftUIAppDelegate,
      steps: CorpusScenario.direct(CorpusScenario.fruitLink, from: .foreground))
    assertTrace(test.run(), .count("route fruit apples ripe", 1))
  }
}
