import Foundation

/// Stands in for media that a player shows. It never becomes ready.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item is ready.
  public enum Status: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It is ready.
    case readyToPlay = 1
    /// It cannot be shown.
    case failed = 2
  }

  /// The media.
  public nonisolated let asset: AVAsset
  /// How much is loaded before it is shown.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The highest rate at which it is loaded.
  open var preferredPeakBitRate = 0.0

  /// Creates an item from media.
  public nonisolated init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Creates an item from media.
  public nonisolated convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
  /// Creates an item from the address of media.
  public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Whether the item is ready; it is not known.
  open nonisolated var status: Status { .unknown }
  /// The error, of which there is none.
  open nonisolated var error: (any Error)? { nil }
  /// The duration, which is not known.
  open nonisolated var duration: CMTime { .indefinite }
  /// Whether enough is loaded; nothing is.
  open nonisolated var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing is loaded.
  open nonisolated var isPlaybackBufferEmpty: Bool { true }
  /// Returns the time, which stays zero.
  open nonisolated func currentTime() -> CMTime { .zero }

  /// The notification that an item has been shown. It is never posted.
  public nonisolated class var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
  /// The notification that an item could not be shown to its end. It is never posted.
  public nonisolated class var failedToPlayToEndTimeNotification: NSNotification.Name {
    .AVPlayerItemFailedToPlayToEndTime
  }
  /// The notification that an item has stalled. It is never posted.
  public nonisolated class var playbackStalledNotification: NSNotification.Name { .AVPlayerItemPlaybackStalled }
}

extension NSNotification.Name {
  /// The notification that an item has been shown. It is never posted.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// The notification that an item could not be shown to its end. It is never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// The notification that an item has stalled. It is never posted.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}
