import AVFoundation
import AVKit
import CorpusSupport
import DeepLinkSimulatorXCTest
import SwiftUI
import XCTest

/// What apps do with sound and videos beside links.
final class SplashVideoTests: XCTestCase {
  func testALinkIsFollowedAfterASplashVideo() throws {
    let app = TestedApp.integrated(appDelegate: { SplashVideoDelegate() })
    for start in CorpusScenario.Start.allCases {
      let steps = CorpusScenario.direct(CorpusScenario.oneLink, from: start)
      assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1), .count("route", 1))
    }
    let steps = CorpusScenario.deferred(CorpusScenario.oneLink)
    assertTrace(try CorpusScenario.fruit(app, steps: steps).run(), .count("route apples", 1), .count("route", 1))
  }

  /// Records what a player and the user say.
  private final class PlayerDelegate: UIResponder, UIApplicationDelegate {
    private let player = AVPlayer(url: URL(fileURLWithPath: "splash.mp4"))
    private var observer: Any?

    private func record(_ value: Any?, _ name: String = "media") {
      AppEnvironment.current.record(name, value.map { "\($0)" })
    }

    private func camera() { record(AVCaptureDevice.authorizationStatus(for: .video), "camera") }

    func applicationDidBecomeActive(_ application: UIApplication) {
      observer = player.addPeriodicTimeObserver(forInterval: CMTimeMake(value: 1, timescale: 2), queue: .main) { _ in
        DispatchQueue.main.async { AppEnvironment.current.record("media", "time") }
      }
      _ = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: .main
      ) { _ in MainActor.assumeIsolated { AppEnvironment.current.record("media", "end") } }
      player.play()
      record(player.timeControlStatus)
      player.seek(to: CMTime(seconds: 3, preferredTimescale: 600)) { isThere in
        DispatchQueue.main.async { AppEnvironment.current.record("media", isThere ? "there" : "not there") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [self] in
        record(player.currentTime().seconds)
        player.pause()
        record(player.timeControlStatus)
      }
      camera()
      AVCaptureDevice.requestAccess(for: .video) { granted in
        let place = Thread.isMainThread ? "main" : "background"
        DispatchQueue.main.async { [self] in
          record("\(granted) \(place)", "camera")
          camera()
        }
      }
      camera()
    }

    func applicationWillTerminate(_ application: UIApplication) { observer.map(player.removeTimeObserver) }
  }

  func testAPlayerStaysWhereItIsAndTheUserDeniesTheCamera() throws {
    let run = try CorpusScenario.fruit(
      .integrated(appDelegate: { PlayerDelegate() }), steps: [.install, .launch, .wait(.seconds(90))]
    ).run()
    assertTrace(
      run, .sequence("media waitingToPlayAtSpecifiedRate", "media not there", "media 0.0", "media paused"),
      .count("media", 4),
      .sequence("camera notDetermined", "camera notDetermined", "camera false background", "camera denied"))
  }

  func testTheSessionForSoundIsThatOfTheProcess() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        let session = AVAudioSession.sharedInstance()
        AppEnvironment.current.record("sound", "\(session.category == .soloAmbient)")
        try? session.setCategory(.ambient, options: .duckOthers)
        try? AVAudioSession.sharedInstance().setActive(true)
        let same = AVAudioSession.sharedInstance()
        AppEnvironment.current.record(
          "sound", "\(same.category == .ambient && same.mode == .default && same.categoryOptions == .duckOthers)")
        AppEnvironment.current.record("permission", "\(session.recordPermission)")
        session.requestRecordPermission { isGranted in
          DispatchQueue.main.async {
            AppEnvironment.current.record("permission", "\(isGranted) \(session.recordPermission)")
          }
        }
      }
    }
    let steps: [Step] = [.install, .launch, .wait(.seconds(1)), .kill(), .launch, .wait(.seconds(1))]
    let run = try CorpusScenario.fruit(.integrated(appDelegate: { Delegate() }), steps: steps).run()
    assertTrace(
      run, .count("sound true", 4), .count("sound", 4), .sequence("permission undetermined", "permission false denied"))
  }

  private struct LoopingApp: App {
    var body: some Scene { WindowGroup { Loop() } }
  }

  private struct Loop: View {
    private static let item = AVPlayerItem(asset: AVURLAsset(url: URL(fileURLWithPath: "splash.mp4")))
    private let player = AVQueuePlayer(playerItem: Loop.item)
    @State private var looper: AVPlayerLooper?
    @State private var seconds = 0

    var body: some View {
      Group {
        switch seconds {
        case 0: Start()
        case 1: VideoPlayer(player: player) { Text("Welcome") }.ignoresSafeArea()
        case 2: VideoPlayer(player: player)
        default: Menu()
        }
      }
      .onAppear {
        looper = AVPlayerLooper(player: player, templateItem: Self.item)
        player.play()
      }
      .task {
        while seconds < 3 {
          try? await Task.sleep(for: .seconds(1))
          seconds += 1
        }
      }
    }
  }

  private struct LayeredApp: App {
    var body: some Scene { WindowGroup { Layers() } }
  }

  private struct Layers: View {
    @State private var isSplash = false

    var body: some View {
      ZStack {
        Menu()
        if isSplash { VideoPlayer(player: AVPlayer()).ignoresSafeArea() }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isSplash = true
        try? await Task.sleep(for: .seconds(1))
        isSplash = false
      }
    }
  }

  private struct Start: View {
    var body: some View { Text("Start") }
  }

  private struct Menu: View {
    var body: some View { Text("Menu") }
  }

  func testAVideoIsNoScreen() throws {
    let run = try CorpusScenario.fruit(
      .swiftUI(LoopingApp.self), style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(9))]
    ).run()
    assertTrace(run, .count("route Menu", 1), .count("route", 1))
    let layered = try CorpusScenario.fruit(
      .swiftUI(LayeredApp.self), style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(9))])
    assertTrace(layered.run(), .count("route", 0))
  }

  @MainActor
  func testAQueueHasItsItemsInOrder() {
    let items = ["first", "second", "third"].map { AVPlayerItem(url: URL(fileURLWithPath: $0)) }
    let player = AVQueuePlayer(items: [items[0], items[2]])
    player.insert(items[1], after: items[0])
    player.insert(items[1], after: nil)
    XCTAssertEqual(player.items(), items)
    XCTAssertFalse(player.canInsert(items[2], after: nil))
    player.advanceToNextItem()
    XCTAssertEqual(player.currentItem, items[1])
    player.replaceCurrentItem(with: items[0])
    XCTAssertEqual(player.items(), [items[0], items[2]])
    player.remove(items[0])
    XCTAssertEqual(player.currentItem, items[2])
    player.removeAllItems()
    XCTAssertNil(player.currentItem)
  }

  func testTimesOfMediaAreFractions() {
    XCTAssertEqual(CMTime(seconds: 1.5, preferredTimescale: 600), CMTimeMake(value: 3, timescale: 2))
    XCTAssertEqual(CMTimeGetSeconds(CMTimeMakeWithSeconds(0.25, preferredTimescale: 1000)), 0.25)
    XCTAssertTrue(CMTime(seconds: 0.3, preferredTimescale: 2).hasBeenRounded)
    XCTAssertLessThan(CMTime(value: 1, timescale: 3), CMTime(value: 1, timescale: 2))
    XCTAssertLessThan(CMTime(value: -1, timescale: 2), .zero)
    XCTAssertEqual(CMTimeCompare(.negativeInfinity, CMTime(value: .min, timescale: 1)), -1)
    XCTAssertEqual(CMTimeCompare(.positiveInfinity, CMTime(value: .max, timescale: 1)), 1)
    XCTAssertTrue(AVAsset(url: URL(fileURLWithPath: "splash.mp4")).duration.isIndefinite)
    XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
    XCTAssertFalse(CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    XCTAssertTrue(CMTime(seconds: 1e300, preferredTimescale: 1).isPositiveInfinity)
    XCTAssertFalse(CMTime(value: 1, timescale: 0).isValid)
  }

  func testAPlayerOfSoundsNeedsItsFile() throws {
    XCTAssertThrowsError(try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/music.wav")))
    let player = try AVAudioPlayer(data: Data())
    player.setVolume(0.5, fadeDuration: 1)
    XCTAssertEqual(player.volume, 0.5)
    XCTAssertFalse(player.play())
    XCTAssertFalse(player.isPlaying)
  }
}
