import Foundation

/// Stands in for a player of sounds. It plays nothing.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The delegate; held weakly. It is never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the file.
  public let url: URL?
  /// The sound.
  public let data: Data?
  /// The volume.
  open var volume: Float = 1
  /// How often the sound is repeated; forever, if it is negative.
  open var numberOfLoops = 0
  /// Whether the rate can change.
  open var enableRate = false
  /// The rate.
  open var rate: Float = 1
  /// The time in the sound.
  open var currentTime: TimeInterval = 0
  /// Whether it plays.
  open var isPlaying: Bool { false }

  /// Creates a player of a file.
  ///
  /// - Throws: An error if there is no such file. What is in it is not looked at.
  public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    _ = try Data(contentsOf: url)
    (self.url, data) = (url, nil)
  }
  /// Creates a player of a sound, which is not looked at.
  public init(data: Data, fileTypeHint utiString: String? = nil) throws { (url, self.data) = (nil, data) }

  /// Prepares nothing, and returns whether it did.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays nothing, and returns whether it does.
  @discardableResult
  open func play() -> Bool { false }
  /// Pauses. Has no effect.
  open func pause() {}
  /// Stops. Has no effect.
  open func stop() {}
  /// Changes the volume at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// The delegate of a player of sounds, whose methods are never called.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound ends.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when the sound cannot be decoded.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// The default implementation, for an app that does not implement the method.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
