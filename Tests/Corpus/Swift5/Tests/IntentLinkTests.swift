import ActivityKit
import AppIntents
import CorpusSupport
import DeepLinkSimulatorXCTest
import Intents
import UIKit
import UniformTypeIdentifiers
import XCTest

/// Links that intents open, and what screens beside links use of texts, files and defaults.
final class IntentLinkTests: XCTestCase {
  func testAnIntentOpensTheTabOfALinkAndTheURLOfAnotherOne() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { IntentLinkAppDelegate() }),
      steps: CorpusScenario.direct(CorpusScenario.oneLink, from: .background)
    ).run()
    assertTrace(run, .sequence("route apples", "route basket"), .count("route", 2))
  }

  func testAnIntentReturnsWhichOneTheSystemPerformsNext() async throws {
    let result = try await OpenBasketIntent().perform() as? IntentResultContainer<Never, OpenURLIntent, Never, Never>
    XCTAssertEqual(result?.opensIntent?.url, URL(string: "fruit://basket"))
    XCTAssertEqual(IntentLinkShortcuts.appShortcuts.count, 2)
    XCTAssertEqual(IntentFruit.pears.displayRepresentation.title.key, "Pears")
  }

  func testAShortcutIsAnIntentOrAnActivity() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    let shortcuts = [INShortcut(userActivity: activity), INShortcut(intent: INSearchForMessagesIntent())]
    let kinds = shortcuts.map { shortcut in
      switch shortcut {
      case .intent(let intent): "\(type(of: intent))"
      case .userActivity(let activity): activity.activityType
      case nil: "none"
      }
    }
    XCTAssertEqual(kinds, [NSUserActivityTypeBrowsingWeb, "INSearchForMessagesIntent"])
  }

  func testAMessageThatArrivesHasItsSender() {
    let sender = INPerson(
      personHandle: INPersonHandle(value: "ada", type: .unknown), nameComponents: nil, displayName: "Ada",
      image: INImage(imageData: Data()), contactIdentifier: nil, customIdentifier: "ada")
    let user = INPerson(
      personHandle: INPersonHandle(value: "user", type: .emailAddress, label: .home), nameComponents: nil,
      displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: nil, isMe: true, suggestionType: .none)
    let message = INSendMessageIntent(
      recipients: [user], outgoingMessageType: .outgoingMessageText, content: "Look at the shoes",
      speakableGroupName: INSpeakableString(spokenPhrase: "Shop"), conversationIdentifier: "chat", serviceName: nil,
      sender: sender, attachments: nil)
    message.setImage(sender.image, forParameterNamed: \.speakableGroupName)
    let metadata = INSendMessageIntentDonationMetadata()
    metadata.recipientCount = 2
    message.donationMetadata = metadata
    XCTAssertEqual([message.sender?.displayName, message.recipients?.first?.displayName], ["Ada", "user"])
    XCTAssertEqual([message.sender?.isMe, message.recipients?.first?.isMe], [false, true])
  }

  func testNoLiveActivityBegins() {
    XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
    XCTAssertThrowsError(
      try Activity.request(
        attributes: BasketAttributes(name: "basket"), content: .init(state: .init(count: 1), staleDate: nil)))
  }

  @MainActor
  func testATextFieldKeepsItsTextAndItsCursor() throws {
    let field = UITextField()
    field.text = "apples"
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: try XCTUnwrap(field.selectedTextRange).start), 6)
    let end = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 2))
    XCTAssertNil(field.position(from: end, offset: 5))
    let part = try XCTUnwrap(field.textRange(from: field.beginningOfDocument, to: end))
    XCTAssertEqual(field.text(in: part), "ap")
    field.replace(part, withText: "A")
    field.insertText("!")
    field.deleteBackward()
    XCTAssertEqual(field.text, "Aples")
    field.selectAll(nil)
    field.deleteBackward()
    XCTAssertEqual([field.text, field.selectedTextRange?.isEmpty.description], ["", "true"])
  }

  func testChangesAreUndoneAndRedone() {
    final class Path {
      var screens: [String] = []
      let changes = UndoManager()
      func open(_ screen: String) {
        screens.append(screen)
        changes.registerUndo(withTarget: self) { $0.close() }
        changes.setActionName("Open \(screen)")
      }
      func close() {
        let screen = screens.removeLast()
        changes.registerUndo(withTarget: self) { $0.open(screen) }
      }
    }
    let path = Path()
    path.open("home")
    path.open("cart")
    path.changes.undo()
    XCTAssertEqual(path.screens, ["home"])
    path.changes.redo()
    XCTAssertEqual([path.screens, [path.changes.undoActionName]], [["home", "cart"], ["Open cart"]])
    path.changes.removeAllActions(withTarget: path)
    XCTAssertFalse(path.changes.canUndo)
  }

  func testAGroupOfChangesHasANameThatEarlierChangesDoNotGet() {
    let (changes, first, second) = (UndoManager(), NSObject(), NSObject())
    changes.registerUndo(withTarget: first) { _ in }
    changes.setActionName("Open home")
    changes.beginUndoGrouping()
    changes.registerUndo(withTarget: second) { _ in }
    changes.setActionName("Open cart")
    changes.endUndoGrouping()
    XCTAssertEqual(changes.undoActionName, "Open cart")
    changes.undo()
    XCTAssertEqual(changes.undoActionName, "Open home")
    changes.beginUndoGrouping()
    changes.registerUndo(withTarget: second) { _ in }
    changes.removeAllActions(withTarget: second)
    changes.endUndoGrouping()
    XCTAssertEqual([changes.undoActionName, changes.redoActionName], ["Open home", ""])
  }

  func testATypeHasSupertypesAndExtensions() {
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(mimeType: "text/csv"), .commaSeparatedText)
    XCTAssertTrue(UTType.commaSeparatedText.conforms(to: .text))
    XCTAssertTrue(UTType.png.isSubtype(of: .image))
    XCTAssertFalse(UTType.png.conforms(to: .text))
    XCTAssertEqual([UTType.pdf.preferredFilenameExtension, UTType.pdf.preferredMIMEType], ["pdf", "application/pdf"])
  }

  /// Stores values in its own domain and in that of a group, and removes the one or the other.
  private final class DomainDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let (own, group) = (UserDefaults.standard, UserDefaults(suiteName: "group.fruit")!)
      own.set("apples", forKey: "link")
      group.set("pears", forKey: "link")
      let name = Bundle.main.bundleIdentifier!
      let domain = { (name: String) in own.persistentDomain(forName: name)?["link"] as? String ?? "none" }
      AppEnvironment.current.record("domains", "\(domain(name)) \(domain("group.fruit")) \(domain("other"))")
      own.removePersistentDomain(forName: "group.fruit")
      AppEnvironment.current.record("without the group", "\(domain(name)) \(domain("group.fruit"))")
      group.setPersistentDomain(["link": "plums"], forName: "group.fruit")
      group.removePersistentDomain(forName: name)
      AppEnvironment.current.record("without the app", "\(domain(name)) \(group.string(forKey: "link") ?? "none")")
      return true
    }
  }

  func testADomainOfDefaultsIsTheOneWithItsName() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { DomainDelegate() }), steps: [.install, .launch]
    ).run()
    assertTrace(
      run, .count("domains apples pears none", 1), .count("without the group apples none", 1),
      .count("without the app none plums", 1))
  }
}
