import AuthenticationServices
import CoreGraphics
import CoreLocation
import CorpusSupport
import DeepLinkSimulatorXCTest
import QuartzCore
import SwiftUI
import WebKit
import XCTest

/// What apps do at launch beside links: they look after the user's account, and ask for the location.
final class AccountNamesTests: XCTestCase {
  private final class LoginController: UIViewController, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding, ASWebAuthenticationPresentationContextProviding,
    CLLocationManagerDelegate
  {
    private let locations = CLLocationManager()
    private var session: ASWebAuthenticationSession?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let provider = ASAuthorizationAppleIDProvider()
      provider.getCredentialState(forUserID: "user") { state, _ in
        DispatchQueue.main.async { AppEnvironment.current.record("credential", "\(state)") }
      }
      let request = provider.createRequest()
      request.requestedScopes = [.fullName, .email]
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.presentationContextProvider = self
      controller.performRequests()
      session = ASWebAuthenticationSession(url: URL(string: "https://example.com")!, callbackURLScheme: "fruit") {
        let error = $1 as? ASWebAuthenticationSessionError
        AppEnvironment.current.record("session", $0 == nil && error?.code == .canceledLogin ? "cancelled" : "open")
      }
      session?.presentationContextProvider = self
      AppEnvironment.current.record("session", session?.start() == true ? "started" : "refused")
      locations.delegate = self
      locations.requestWhenInUseAuthorization()
      locations.startUpdatingLocation()
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
      AppEnvironment.current.record(
        "authorization", (error as? ASAuthorizationError)?.code == .canceled ? "cancelled" : "")
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { view.window! }
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window! }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      AppEnvironment.current.record("location", "\(status)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
      AppEnvironment.current.record("location", (error as? CLError)?.code == .denied ? "fails" : "")
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = LoginController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  func testNobodyIsSignedInAndTheUserDeniesTheLocation() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { Delegate() }), steps: [.install, .launch, .wait(.seconds(5))]
    ).run()
    assertTrace(
      run, .count("credential notFound", 1), .count("authorization cancelled", 1),
      .sequence("session started", "session cancelled"),
      .sequence("location notDetermined", "location denied", "location fails"),
      .count("location denied", 1))
  }

  func testASessionWithoutAWindowDoesNotStart() throws {
    let refused = expectation(description: "the session ends")
    let session = ASWebAuthenticationSession(url: URL(string: "https://example.com")!, callbackURLScheme: nil) {
      XCTAssertEqual(($1 as? ASWebAuthenticationSessionError)?.code, .presentationContextNotProvided)
      refused.fulfill()
    }
    XCTAssertFalse(session.start())
    XCTAssertFalse(session.canStart)
    wait(for: [refused], timeout: 10)
  }

  private struct LoginApp: App {
    var body: some Scene { WindowGroup { Login() } }
  }

  private struct Login: View {
    @State private var seconds = 0

    var body: some View {
      Group {
        switch seconds {
        case 0: Text("Welcome")
        case 1: SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
        default: Menu()
        }
      }
      .task {
        while seconds < 2 {
          try? await Task.sleep(for: .seconds(1))
          seconds += 1
        }
      }
    }
  }

  private struct Menu: View {
    var body: some View { Text("Menu") }
  }

  func testAButtonOfTheSystemIsNoScreen() throws {
    let run = try CorpusScenario.fruit(
      .swiftUI(LoginApp.self), style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(5))]
    ).run()
    assertTrace(run, .count("route Menu", 1), .count("route", 1))
  }

  func testPlacesHaveDistances() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let rome = CLLocation(latitude: 41.9028, longitude: 12.4964)
    XCTAssertEqual(paris.distance(from: rome), 1_105_000, accuracy: 5_000)
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  /// The delegate of web pages with a camera, as a device calls it.
  private final class CameraPages: NSObject, WKUIDelegate {
    func webView(
      _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
      initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
      decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
    ) { decisionHandler(origin.host.isEmpty ? .deny : .grant) }
  }

  @MainActor
  func testAPageAsksForTheCamera() {
    var decisions: [WKPermissionDecision] = []
    for pages in [CameraPages(), PlainPages()] as [any WKUIDelegate] {
      pages.webView(
        WKWebView(frame: .zero), requestMediaCapturePermissionFor: WKSecurityOrigin(), initiatedByFrame: WKFrameInfo(),
        type: .camera
      ) { decisions.append($0) }
    }
    XCTAssertEqual(decisions, [.deny, .prompt])
  }

  private final class PlainPages: NSObject, WKUIDelegate {}
}
