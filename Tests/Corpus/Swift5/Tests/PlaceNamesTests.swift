import AVFoundation
import CoreLocation
import CorpusSupport
import DeepLinkSimulatorXCTest
import SwiftUI
import UIKit
import XCTest

/// Names of places, sound and pictures that code around links uses.
final class PlaceNamesTests: XCTestCase {
  private final class Delegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
    private let manager = CLLocationManager()

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      manager.delegate = self
      manager.startMonitoringVisits()
      let shop = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 52, longitude: 13), radius: 100, identifier: "shop")
      manager.startMonitoring(for: shop)
      manager.requestState(for: shop)
      return true
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
      AppEnvironment.current.record("place", "visit")
    }

    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      AppEnvironment.current.record("place", "\(region?.identifier ?? "") \((error as? CLError)?.code.rawValue ?? 0)")
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
      AppEnvironment.current.record("place", "\(region.identifier) is \(state.rawValue)")
    }
  }

  func testAnAreaCannotBeMonitoredWithoutTheUser() throws {
    let app = TestedApp.integrated(appDelegate: { Delegate() }).recording("place")
    let run = try CorpusScenario.fruit(app, steps: [.install, .launch, .wait(.seconds(60))]).run()
    assertTrace(run, .sequence("place shop 4", "place shop is 0"), .count("place visit", 0))
  }

  func testACircleHasTheDistancesOfASphere() {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 112_000, identifier: "circle")
    XCTAssertTrue(circle.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
    XCTAssertFalse(circle.contains(CLLocationCoordinate2D(latitude: 1, longitude: 1)))
  }

  func testAnInterruptionIsReadFromItsNotification() {
    let notification = Notification(
      name: AVAudioSession.interruptionNotification, object: nil,
      userInfo: [AVAudioSessionInterruptionTypeKey: UInt(0), AVAudioSessionInterruptionOptionKey: UInt(1)])
    let type = (notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt).flatMap(
      AVAudioSession.InterruptionType.init(rawValue:))
    XCTAssertEqual(type, .ended)
    let options = notification.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
    XCTAssertTrue(AVAudioSession.InterruptionOptions(rawValue: options).contains(.shouldResume))
    XCTAssertEqual(AVAudioSession.RouteChangeReason(rawValue: 2), .oldDeviceUnavailable)
  }

  @MainActor
  func testAPictureOfAViewIsEmpty() {
    let renderer = ImageRenderer(content: Text("Apples"))
    renderer.proposedSize = ProposedViewSize(CGSize(width: 100, height: 50))
    renderer.scale = 3
    XCTAssertNotNil(renderer.uiImage)
    XCTAssertEqual(renderer.proposedSize.width, 100)
  }

  func testACacheWithoutAFolderHasItsLimits() {
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 0, directory: nil)
    XCTAssertEqual(cache.memoryCapacity, 1_000)
    XCTAssertEqual(cache.diskCapacity, 0)
  }
}
