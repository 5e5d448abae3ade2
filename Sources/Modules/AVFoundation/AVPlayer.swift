import Foundation
import UIKitStandIns

/// Stands in for a player of media. Its media never loads: it waits, and stays where it is.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player is ready.
  public enum Status: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It is ready.
    case readyToPlay = 1
    /// It cannot play.
    case failed = 2
  }
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It pauses.
    case paused = 0
    /// It waits for its media.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }
  /// What a player does at the end of its item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It goes on to the next item.
    case advance = 0
    /// It pauses.
    case pause = 1
    /// It does nothing.
    case none = 2
  }

  /// The item.
  open internal(set) var currentItem: AVPlayerItem? { didSet { _valueChanged(of: self, \.currentItem) } }
  /// The rate that the app wants; zero for a pause.
  open var rate: Float = 0 {
    didSet {
      _valueChanged(of: self, \.rate)
      _valueChanged(of: self, \.timeControlStatus)
    }
  }
  /// The rate with which `play()` asks to play.
  open var defaultRate: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// What it does at the end of its item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it waits until it can play without a stall.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether another screen may show the video.
  open var allowsExternalPlayback = true
  /// Whether the display stays on.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Creates a player without an item.
  public nonisolated override init() { super.init() }
  /// Creates a player of media at an address.
  public nonisolated convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player of an item.
  public nonisolated init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Whether the player is ready; it is not known.
  open nonisolated var status: Status { .unknown }
  /// The error, of which there is none.
  open nonisolated var error: (any Error)? { nil }
  /// Whether the player plays: it pauses, or waits for its media.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  /// Asks the player to play, for which it waits.
  open func play() { rate = defaultRate }
  /// Asks the player to play at a rate, for which it waits.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Pauses.
  open func pause() { rate = 0 }
  /// Shows another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  /// Returns the time, which stays zero.
  open nonisolated func currentTime() -> CMTime { .zero }
  /// Asks for another time. The player stays where it is.
  open nonisolated func seek(to time: CMTime) {}
  /// Asks for another time. The player stays where it is.
  open nonisolated func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Asks for another time. The player stays where it is, and the handler learns that.
  @preconcurrency
  open nonisolated func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Asks for another time. The player stays where it is, and the handler learns that.
  @preconcurrency
  open nonisolated func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Asks to be called as time passes. It does not, and the block is never called.
  @preconcurrency
  open nonisolated func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Asks to be called at times. They do not come, and the block is never called.
  @preconcurrency
  open nonisolated func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Removes what either method above has added.
  open nonisolated func removeTimeObserver(_ observer: Any) {}
}

/// Stands in for a player of several items. It stays at its first item.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []

  /// Creates a player without items.
  public nonisolated override init() { super.init() }
  /// Creates a player of items.
  public nonisolated init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// Creates a player of an item.
  public nonisolated override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// Returns the items that the player has not shown.
  open func items() -> [AVPlayerItem] { queue }
  /// Returns whether an item may be added: it may if it is not there.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
  /// Adds an item after another, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    currentItem = queue.first
  }
  /// Removes an item.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 == item }
    currentItem = queue.first
  }
  /// Removes all items.
  open func removeAllItems() {
    queue = []
    currentItem = nil
  }
  /// Shows the next item.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    currentItem = queue.first
  }
  /// Shows another item instead of the first.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst().filter { $0 != item }
    currentItem = queue.first
  }
}

/// Stands in for what repeats an item, which never ends.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// How often the item has been repeated.
  open var loopCount: Int { 0 }
  /// Creates what repeats an item in a player.
  public nonisolated init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange = .invalid
  ) {
    super.init()
  }
  /// Ends the repetition.
  open func disableLooping() {}
}

extension AVPlayer: _NamedProperties {
  /// The properties that can change, by their names.
  public static var _properties: [String: AnyKeyPath] {
    [
      "rate": \AVPlayer.rate, "timeControlStatus": \AVPlayer.timeControlStatus, "currentItem": \AVPlayer.currentItem,
    ]
  }
}
