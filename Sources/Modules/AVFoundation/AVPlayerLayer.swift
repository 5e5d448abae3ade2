import Foundation
import UIKitStandIns

/// How a video fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// With its shape, all of it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// With its shape, everywhere.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// With another shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Stands in for a layer that shows the video of a player.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the video fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is something to show; there is not.
  open var isReadyForDisplay: Bool { false }
  /// The place of the video, which has none.
  open var videoRect: CGRect { .zero }

  /// Creates a layer without a player.
  public override init() { super.init() }
  /// Creates a layer that shows the video of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
