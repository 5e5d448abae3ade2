import SwiftUI
import XCTest

/// Objects that keep some of their state as views do.
final class StoredStateTests: XCTestCase {
  /// Its properties leave it to no actor, so that code of any isolation calls it.
  private final class Settings: ObservableObject {
    @AppStorage("seen") var isSeen = false
    @SceneStorage("tab") var tab = 1
    @State var count = 2
    @Environment(\.locale) var locale
    @FocusState var isFocused: Bool
    @GestureState var isPressed = false
    @Namespace var names

    func values() -> [String] {
      ["\(isSeen)", "\(tab)", "\(count)", locale.identifier, "\(isFocused)", "\(isPressed)"]
    }
  }

  /// As on a device, the object of a view is the main actor's.
  private final class Holder {
    @ObservedObject var settings: Settings
    init(_ settings: Settings) { self.settings = settings }
    func isMain() -> Bool {
      MainActor.assertIsolated()
      return true
    }
  }

  func testAStoredValueMovesItsObjectToNoActor() async {
    let values = await Task.detached { Settings().values() }.value
    XCTAssertEqual(values, ["false", "1", "2", "en_US", "false", "false"])
  }

  @MainActor
  func testAnObservedObjectMovesItsOwnerToTheMainActor() { XCTAssertTrue(Holder(Settings()).isMain()) }
}
