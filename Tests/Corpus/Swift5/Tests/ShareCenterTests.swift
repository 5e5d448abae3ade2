import AppClip
import Combine
import CorpusSupport
import CryptoKit
import DeepLinkSimulatorXCTest
import LinkPresentation
import Photos
import SwiftUI
import UIKit
import XCTest

/// Publishers of the app's own, and what apps use to share links and to pick pictures.
final class ShareCenterTests: XCTestCase {
  func testALinkWaitsInTheCloudUntilAScreenAsksForIt() throws {
    let app = TestedApp.integrated(appDelegate: { ShareCenterAppDelegate() })
    for link in [CorpusScenario.oneLink, CorpusScenario.fruitLink] {
      for start in CorpusScenario.Start.allCases {
        let run = try CorpusScenario.fruit(app, steps: CorpusScenario.direct(link, from: start)).run()
        assertTrace(run, .count("route apples", 1))
      }
    }
    let deferred = try CorpusScenario.fruit(app, steps: CorpusScenario.deferred(CorpusScenario.oneLink))
    assertTrace(deferred.run(), .count("route apples", 1))
  }

  /// An app that says what it finds in iCloud, and puts something there.
  private final class CloudAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let store = NSUbiquitousKeyValueStore.default
      let count = store.longLong(forKey: "launches")
      AppEnvironment.current.record("\(count) of \(store.dictionaryRepresentation.keys.sorted())")
      store.set(count + 1, forKey: "launches")
      return true
    }
  }

  /// An app that forgets what it has stored, as at a logout.
  private final class ForgetfulAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let group = UserDefaults(suiteName: "group.fruit")
      UserDefaults.standard.set("a", forKey: "user")
      group?.set("b", forKey: "user")
      NSUbiquitousKeyValueStore.default.set("c", forKey: "user")
      AppEnvironment.current.record("\(UserDefaults.standard.dictionaryRepresentation())")
      UserDefaults.standard.removePersistentDomain(forName: Bundle.main.bundleIdentifier ?? "")
      let values = [UserDefaults.standard.string(forKey: "user"), group?.string(forKey: "user")]
      let inCloud = NSUbiquitousKeyValueStore.default.string(forKey: "user")
      AppEnvironment.current.record((values + [inCloud]).map { $0 ?? "-" }.joined())
      return true
    }
  }

  func testWhatAnAppRemovesIsNeitherOfItsGroupNorInTheCloud() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { ForgetfulAppDelegate() }), steps: [.install, .launch]
    ).run()
    XCTAssertEqual(Self.records(of: run), [#"["user": "a"]"#, "-bc"])
  }

  private static func records(of run: ScenarioRun) -> [String] {
    run.trace.events.compactMap { if case .app(let text, _) = $0.occurrence { text } else { nil } }
  }

  func testValuesInTheCloudAreThereUntilTheAppIsRemoved() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { CloudAppDelegate() }),
      steps: [.install, .launch, .kill(), .launch, .uninstall, .install, .launch]
    ).run()
    XCTAssertEqual(Self.records(of: run), ["0 of []", #"1 of ["launches"]"#, "0 of []"])
  }

  func testASubscriberGetsWhatItAsksFor() {
    var (subscription, received): ((any Subscription)?, [String]) = (nil, [])
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { subscription = $0 },
      receiveValue: {
        received.append("\($0)")
        return $0 == 1 ? .max(1) : .none
      },
      receiveCompletion: { _ in received.append("end") })
    [1, 2, 3].publisher.subscribe(subscriber)
    XCTAssertEqual(received, [])
    subscription?.request(.max(1))
    XCTAssertEqual(received, ["1", "2"])
    subscription?.request(.unlimited)
    XCTAssertEqual(received, ["1", "2", "3", "end"])
  }

  func testASubjectSendsNothingWithoutDemand() {
    var (subscription, received): ((any Subscription)?, [Int]) = (nil, [])
    let (events, latest) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1))
    events.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          received.append($0)
          return .none
        }))
    events.send(1)
    subscription?.request(.max(1))
    events.send(2)
    events.send(3)
    XCTAssertEqual(received, [2])
    subscription?.cancel()
    subscription?.request(.max(1))
    events.send(4)
    XCTAssertEqual(received, [2])
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { received.append($0) })
    latest.subscribe(sink)
    sink.cancel()
    latest.send(5)
    XCTAssertEqual(received, [2, 1])
  }

  func testDemandIsANumberOrUnlimited() {
    XCTAssertEqual(Subscribers.Demand.none + 2 - 1, .max(1))
    XCTAssertEqual(Subscribers.Demand.max(1) + .unlimited, .unlimited)
    XCTAssertEqual(Subscribers.Demand.max(.max) + 1, .unlimited)
    XCTAssertEqual([Subscribers.Demand.unlimited, .max(2), .none].sorted(), [.none, .max(2), .unlimited])
    XCTAssertEqual("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)", "max(2) unlimited")
  }

  func testARecordPublishesWhatWasRecorded() {
    var received: [String] = []
    let record = Record<Int, any Error> {
      $0.receive(1)
      $0.receive(completion: .failure(URLError(.timedOut)))
      $0.receive(2)
    }
    _ = record.sink {
      received.append("\($0)".prefix(7) + "")
    } receiveValue: {
      received.append("\($0)")
    }
    XCTAssertEqual(received, ["1", "failure"])
  }

  @MainActor func testAnInvitationSaysWhatItShares() throws {
    let link = try XCTUnwrap(URL(string: CorpusScenario.oneLink))
    let screen = InviteViewController(link)
    let sheet = screen.share()
    XCTAssertEqual(sheet.excludedActivityTypes, [.airDrop, .print])
    let metadata = try XCTUnwrap(screen.activityViewControllerLinkMetadata(sheet))
    XCTAssertEqual(metadata.title, "Apples")
    XCTAssertEqual(metadata.iconProvider?.registeredTypeIdentifiers, ["public.url"])
    XCTAssertTrue(CopyLinkActivity().canPerform(withActivityItems: [link]))
    XCTAssertEqual(screen.pickers().count, 2)
  }

  @MainActor func testAnItemComesInTheBackground() async throws {
    let link = try XCTUnwrap(URL(string: CorpusScenario.oneLink))
    let item = NSItemProvider(object: link as NSURL)
    XCTAssertTrue(item.canLoadObject(ofClass: URL.self))
    let (loaded, missing) = (expectation(description: "loaded"), expectation(description: "missing"))
    item.loadObject(ofClass: NSURL.self) { url, error in
      XCTAssertEqual(url?.absoluteString, CorpusScenario.oneLink)
      XCTAssertNil(error)
      loaded.fulfill()
    }
    item.loadItem(forTypeIdentifier: "public.image") { value, error in
      XCTAssertNil(value)
      XCTAssertNotNil(error)
      missing.fulfill()
    }
    await fulfillment(of: [loaded, missing], timeout: 10)
  }

  func testAPageTellsNothingAboutItself() async throws {
    let link = try XCTUnwrap(URL(string: CorpusScenario.oneLink))
    do {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: link)
      XCTFail("a page has answered")
    } catch { XCTAssertEqual(error as? LPError, LPError(.metadataFetchFailed)) }
  }

  func testThePhotoLibraryIsDenied() async {
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    XCTAssertEqual(status, .denied)
  }

  @MainActor func testALinkCanBePasted() throws {
    final class PasteField: UIView, UIPasteConfigurationSupporting {
      var pasteConfiguration: UIPasteConfiguration? = UIPasteConfiguration(forAccepting: NSURL.self)
    }
    let (field, control) = (PasteField(), UIPasteControl(configuration: UIPasteControl.Configuration()))
    control.target = field
    let link = try XCTUnwrap(URL(string: CorpusScenario.oneLink))
    XCTAssertTrue(field.canPaste([NSItemProvider(object: link as NSURL)]))
    XCTAssertFalse(field.canPaste([NSItemProvider(object: "text" as NSString)]))
    XCTAssertTrue(control.target === field)
  }

  func testASimulatedAppIsNoAppClip() {
    XCTAssertNil(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb).appClipActivationPayload)
  }

  @MainActor func testAButtonThatSharesHasAPreview() {
    struct Invitation: View {
      let link: URL
      var body: some View {
        VStack {
          ShareLink(
            item: link, subject: Text("Fruit"), preview: SharePreview("Apples", image: Image(systemName: "star")))
          ShareLink(item: link, preview: SharePreview("Apples")) { Label("Share", systemImage: "square") }
          ShareLink("Share", item: link, preview: SharePreview("Apples", icon: Image(systemName: "star")))
        }
        .userActivity("com.example.invitation", element: link) { link, activity in activity.webpageURL = link }
      }
    }
    let screen = UIHostingController(rootView: Invitation(link: URL(fileURLWithPath: "/")))
    XCTAssertEqual(screen.rootView.link.path, "/")
  }

  func testAnActivityCarriesAValue() throws {
    struct Fruit: Codable, Equatable {
      let name: String
      let pieces: Int
    }
    let (activity, fruit) = (NSUserActivity(activityType: "com.example.fruit"), Fruit(name: "apples", pieces: 3))
    XCTAssertThrowsError(try activity.typedPayload(Fruit.self))
    try activity.setTypedPayload(fruit)
    XCTAssertEqual(activity.userInfo?["name"] as? String, "apples")
    XCTAssertEqual(try activity.typedPayload(Fruit.self), fruit)
    XCTAssertThrowsError(try activity.setTypedPayload("apples"))
    activity.userInfo = ["date": Date()]
    XCTAssertThrowsError(try activity.typedPayload(Fruit.self))
  }
}
