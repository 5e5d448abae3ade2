import BackgroundTasks
import SwiftUI
import UIKit
import XCTest

/// Names of UIKit and SwiftUI around the screens of an app.
@MainActor
final class ScreenNamesTests: XCTestCase {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  func testADocumentIsAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".note")
    defer { try? FileManager.default.removeItem(at: file) }
    let missing = await Note(fileURL: file).open()
    XCTAssertFalse(missing)
    let note = Note(fileURL: file)
    note.text = "apples"
    let isSaved = await note.save(to: file, for: .forCreating)
    XCTAssertTrue(isSaved)
    note.text = "peaches"
    note.updateChangeCount(.done)
    XCTAssertTrue(note.hasUnsavedChanges)
    let isClosed = await note.close()
    XCTAssertTrue(isClosed && note.documentState == .closed)
    let again = Note(fileURL: file)
    let isOpen = await again.open()
    XCTAssertTrue(isOpen && again.documentState == .normal)
    XCTAssertEqual(again.text, "peaches")
  }

  func testOverriddenTraitsAreKept() async {
    let screen = UIViewController()
    screen.traitOverrides.userInterfaceStyle = .dark
    XCTAssertEqual(screen.traitOverrides.userInterfaceStyle, .dark)
    XCTAssertTrue(screen.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertFalse(UIViewController().traitOverrides.contains(UITraitUserInterfaceStyle.self))
    screen.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    XCTAssertEqual(screen.traitOverrides.userInterfaceStyle, .unspecified)
  }

  func testAnErrorOfTheSchedulerIsCaughtByItsCode() async {
    do {
      throw BGTaskScheduler.Error(.notPermitted)
    } catch BGTaskScheduler.Error.unavailable {
      XCTFail("it has another code")
    } catch BGTaskScheduler.Error.notPermitted {
    } catch {
      XCTFail("\(error)")
    }
  }

  func testTimesAndListsAreWrittenInEnglish() async {
    let times = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_000_000)
    XCTAssertEqual(times.localizedString(for: now - 7_300, relativeTo: now), "2 hours ago")
    XCTAssertEqual(times.localizedString(fromTimeInterval: 60), "in 1 minute")
    times.dateTimeStyle = .named
    XCTAssertEqual(times.localizedString(from: DateComponents(day: -1)), "yesterday")
    XCTAssertEqual(ListFormatter.localizedString(byJoining: ["apples", "pears", "plums"]), "apples, pears, and plums")
    XCTAssertEqual(ListFormatter().string(from: [1, 2]), "1 and 2")
  }

  private final class Container: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    func embed(_ child: UIViewController) {
      addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      view.addSubview(child.view)
      child.view.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
      child.endAppearanceTransition()
      child.didMove(toParent: self)
    }
  }

  private struct Sheet: View {
    var body: some View {
      Text("offers").toolbarTitleMenu { Button("Share") {} }.presentationSizing(
        .form.fitted(horizontal: true, vertical: false))
    }
  }

  func testAContainerForwardsAppearanceItself() async {
    let container = Container()
    container.embed(UIHostingController(rootView: Sheet()))
    XCTAssertEqual(container.children.count, 1)
    XCTAssertEqual(container.bottomLayoutGuide.length, 0)
  }
}
