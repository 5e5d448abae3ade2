import AVFoundation
import AVKit
import AppsFlyerLib
import UIKit

// The session for sound is set up at launch, and a silent video is on screen for two seconds, again and again. A link
// waits until it is gone. Then the app asks for the camera.

class SplashVideoDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var music: AVAudioPlayer?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let session = AVAudioSession.sharedInstance()
    do {
      try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
      try session.setActive(true, options: .notifyOthersOnDeactivation)
      let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("music.wav")
      music = try AVAudioPlayer(contentsOf: file, fileTypeHint: AVFileType.wav.rawValue)
      music?.numberOfLoops = -1
      music?.play()
    } catch let error as NSError {
      NSLog("No sound: \(error.localizedDescription)")
    }
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = SplashVideoScreen()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }
}

extension SplashVideoDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let fruit = result.deepLink?.deeplinkValue else { return }
    DispatchQueue.main.async { (self.window?.rootViewController as? SplashVideoScreen)?.open(fruit) }
  }
}

class SplashVideoScreen: UIViewController {
  private let player = AVPlayer()
  private lazy var layer = AVPlayerLayer(player: player)
  private var observer: NSObjectProtocol?
  private var waiting: String?
  private var hasEnded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = AVPlayerItem(url: URL(fileURLWithPath: "splash.mp4"))
    player.replaceCurrentItem(with: item)
    player.isMuted = true
    player.actionAtItemEnd = .none
    layer.frame = view.bounds
    layer.videoGravity = .resizeAspectFill
    view.layer.insertSublayer(layer, at: 0)
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.player.seek(to: .zero)
        self?.player.play()
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    player.play()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.end() }
  }

  private func end() {
    player.pause()
    layer.removeFromSuperlayer()
    hasEnded = true
    if let fruit = waiting { open(fruit) }
    waiting = nil
    guard AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined else { return }
    AVCaptureDevice.requestAccess(for: .video) { granted in
      DispatchQueue.main.async { NSLog(granted ? "The camera is there" : "No camera") }
    }
  }

  func open(_ fruit: String) {
    guard hasEnded else {
      waiting = fruit
      return
    }
    let screen = AVPlayerViewController()
    screen.player = AVQueuePlayer(url: URL(fileURLWithPath: fruit + ".mp4"))
    screen.showsPlaybackControls = false
    screen.title = fruit
    present(screen, animated: true) { screen.player?.play() }
  }
}
