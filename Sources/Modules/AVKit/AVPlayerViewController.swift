import AVFoundation
import UIKitStandIns

/// Stands in for the screen that shows the video of a player with controls.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// The delegate; held weakly. It is never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are controls.
  open var showsPlaybackControls = true
  /// How the video fills the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the video can be in a small window above other apps.
  open var allowsPictureInPicturePlayback = true
  /// Whether a video moves into the small window.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the video fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the video leaves the full screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the lock screen shows the video.
  open var updatesNowPlayingInfoCenter = true
  /// Whether there is something to show; there is not.
  open var isReadyForDisplay: Bool { false }
  /// The view between the video and the controls.
  public let contentOverlayView: UIView? = UIView()
}

/// The delegate of a screen with a video, whose methods are never called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called before the small window appears.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called after the small window has disappeared.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// The default implementation, for an app that does not implement the method.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
