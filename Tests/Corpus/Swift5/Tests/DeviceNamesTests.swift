import AVFAudio
import AVFoundation
import AudioToolbox
import BackgroundTasks
import CallKit
import CoreMedia
import CoreTelephony
import CorpusSupport
import DeepLinkSimulatorXCTest
import LocalAuthentication
import MapKit
import MessageUI
import PushKit
import SystemConfiguration
import UIKit
import WebKit
import WidgetKit
import XCTest
import iAd

/// What apps ask a device beside links: the network, the user's face, mail and calls.
final class DeviceNamesTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    private var reachability: SCNetworkReachability?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      reachability = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
      }
      guard let reachability else { return false }
      var flags = SCNetworkReachabilityFlags()
      XCTAssertTrue(SCNetworkReachabilityGetFlags(reachability, &flags))
      AppEnvironment.current.record("flags", "\(flags.rawValue)")
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil, copyDescription: nil)
      let tell: SCNetworkReachabilityCallBack = { _, flags, info in
        let delegate = info.map { Unmanaged<Delegate>.fromOpaque($0).takeUnretainedValue() }
        delegate?.record(flags)
      }
      SCNetworkReachabilitySetCallback(reachability, tell, &context)
      SCNetworkReachabilitySetDispatchQueue(reachability, .main)
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Log in") { isOwner, error in
        let code = (error as? LAError)?.code
        DispatchQueue.main.async { AppEnvironment.current.record("owner", "\(isOwner) \(code == .passcodeNotSet)") }
      }
      return true
    }

    private func record(_ flags: SCNetworkReachabilityFlags) {
      AppEnvironment.current.record("flags", "\(flags.rawValue)")
      guard flags.contains(.reachable), let reachability else { return }
      SCNetworkReachabilityUnscheduleFromRunLoop(reachability, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    }
  }

  func testAnAppHearsOfTheNetworkUntilItStopsListening() throws {
    let steps: [Step] = [
      .install, .network(isOnline: false), .launch, .network(isOnline: true), .network(isOnline: false),
      .wait(.seconds(1)),
    ]
    let run = try CorpusScenario.fruit(.integrated(appDelegate: { Delegate() }), steps: steps).run()
    assertTrace(run, .sequence("flags 0", "flags 2"), .count("flags", 2), .count("owner false true", 1))
  }

  func testADeviceHasNoSensorMailOrSIMCard() async {
    var error: NSError?
    XCTAssertFalse(LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.code, LAError.biometryNotAvailable.rawValue)
    XCTAssertEqual(error?.domain, LAError.errorDomain)
    do {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Log in")
      XCTFail("nobody has logged in")
    } catch { XCTAssertEqual((error as? LAError)?.code, .passcodeNotSet) }
    let (mail, text) = await (MFMailComposeViewController.canSendMail(), MFMessageComposeViewController.canSendText())
    XCTAssertFalse(mail || text)
    XCTAssertNil(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.first?.value.carrierName)
    XCTAssertNil(PKPushRegistry(queue: .main).pushToken(for: .voIP))
    WidgetCenter.shared.reloadAllTimelines()
    let widgets = try? await WidgetCenter.shared.currentConfigurations()
    XCTAssertEqual(widgets, [])
    XCTAssertTrue(BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    XCTAssertNoThrow(try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh")))
  }

  func testADeviceHasItsOwnSpeakerAndNoCalls() {
    let route = AVAudioSession.sharedInstance().currentRoute
    XCTAssertEqual(route.outputs.map(\.portType), [.builtInSpeaker])
    XCTAssertTrue(route.inputs.isEmpty)
    XCTAssertNoThrow(try AVAudioSession.sharedInstance().overrideOutputAudioPort(.speaker))
    let observer = CXCallObserver()
    observer.setDelegate(nil, queue: .main)
    XCTAssertTrue(observer.calls.isEmpty)
    var (sound, isOver) = (SystemSoundID(0), false)
    XCTAssertEqual(
      AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/bell.caf"), &sound), kAudioServicesNoError)
    AudioServicesPlaySystemSoundWithCompletion(sound) { isOver = true }
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    XCTAssertTrue(isOver)
  }

  func testAppleNoLongerAttributesInstallsByITunes() async {
    let error = await withCheckedContinuation { continuation in
      ADClient.shared().requestAttributionDetails { continuation.resume(returning: $0 == nil ? $1 : nil) }
    }
    XCTAssertEqual((error as? ADClientError)?.code, .requestServerError)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @MainActor
  func testTheLooksOfBarsAreTaken() {
    let item = UIBarButtonItem.appearance()
    item.setBackButtonTitlePositionAdjustment(.init(horizontal: -1000, vertical: 0), for: .default)
    item.setTitlePositionAdjustment(.zero, for: .compact)
    item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundImage(nil, for: .normal, barMetrics: .default)
    let image = UIImage()
    XCTAssertEqual(image.withAlignmentRectInsets(.init(top: 0, left: -12, bottom: 0, right: 0)), image)
    XCTAssertEqual(UIOffset(horizontal: 0, vertical: 0), .zero)
  }

  @MainActor
  func testAViewHasALayerOfItsClass() {
    XCTAssertTrue(GradientView().layer is CAGradientLayer)
    XCTAssertTrue(GradientView().layer !== GradientView().layer)
    XCTAssertFalse(UIView().layer is CAGradientLayer)
  }

  @MainActor
  func testAMapKeepsItsRegionAndPlaces() {
    let (map, shop) = (MKMapView(), MKPointAnnotation())
    let centre = CLLocationCoordinate2D(latitude: 60, longitude: 25)
    map.setRegion(
      MKCoordinateRegion(center: centre, latitudinalMeters: 111_320, longitudinalMeters: 111_320), animated: true)
    XCTAssertEqual(map.region.span.latitudeDelta, 1, accuracy: 0.001)
    XCTAssertEqual(map.region.span.longitudeDelta, 2, accuracy: 0.001)
    map.addAnnotations([shop, MKPointAnnotation()])
    map.removeAnnotation(shop)
    XCTAssertEqual(map.annotations.count, 1)
  }

  @MainActor
  func testADeviceIsUprightAndItsPagesHaveStoredNothing() async {
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    XCTAssertTrue(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    XCTAssertTrue(UIInterfaceOrientation.landscapeRight.isLandscape)
    let store = WKWebsiteDataStore.default()
    let records = await store.dataRecords(ofTypes: [WKWebsiteDataTypeCookies])
    XCTAssertTrue(records.isEmpty)
    var calls = 0
    store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { records in
      store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], for: records) { calls += 1 }
    }
    XCTAssertEqual(calls, 1)
  }

  @MainActor
  func testARendererRunsTheCodeThatDraws() {
    var isDrawn = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      isDrawn = true
    }
    XCTAssertTrue(isDrawn)
    XCTAssertEqual(image.size, .zero)
  }
}
