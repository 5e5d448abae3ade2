import Foundation
import SDKContract

/// Stands in for what an app says about its sound. Nothing sounds, and nothing interrupts it.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that the app does not need, besides that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that the app does not need, which silences other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that the app needs.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sound and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Sound to several outputs.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// How an app uses sound of its category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Conversations over a network.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Conversations over a network with video.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Conversations in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording of videos.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Instructions by voice.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How an app's sound goes with that of other apps, and where it sounds.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps sound, too.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Other apps are less loud.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Hands-free devices may record.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// The speaker sounds.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Speech of other apps pauses.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Wireless speakers may sound.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// AirPlay may sound.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// How an app begins or ends its sound.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps learn that they may sound again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// How an app shares its route with others.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// As usual.
    case `default` = 0
    /// Like apps for long music and speech.
    case longFormAudio = 1
    /// The system decides.
    case independent = 2
    /// Like apps for long videos.
    case longFormVideo = 3
  }

  /// Whether an app may record sound.
  public enum RecordPermission: UInt, Sendable {
    /// The user has not been asked.
    case undetermined = 0x756E_6474
    /// The user has denied it.
    case denied = 0x6465_6E79
    /// The user has allowed it.
    case granted = 0x6772_6E74
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// It ends.
    case ended = 0
    /// It begins.
    case began = 1
  }

  /// What an app may do when an interruption ends.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The app may sound again.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why something interrupts the sound.
  public enum InterruptionReason: UInt, Sendable {
    /// Another app sounds.
    case `default` = 0
    /// The app was suspended.
    case appWasSuspended = 1
    /// The microphone of the device is off.
    case builtInMicMuted = 2
    /// The route is gone.
    case routeDisconnected = 4
  }

  /// Why the route has changed.
  public enum RouteChangeReason: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// A device is there, such as headphones.
    case newDeviceAvailable = 1
    /// A device is gone.
    case oldDeviceUnavailable = 2
    /// The category has changed.
    case categoryChange = 3
    /// The app has chosen another route.
    case override = 4
    /// The device has woken from sleep.
    case wakeFromSleep = 6
    /// No route suits the category.
    case noSuitableRouteForCategory = 7
    /// The set of ports has not changed, but their configuration has.
    case routeConfigurationChange = 8
  }

  /// Whether other apps sound.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// They have stopped.
    case end = 0
    /// They have begun.
    case begin = 1
  }

  /// The category.
  open private(set) var category = Category.soloAmbient
  /// The mode.
  open private(set) var mode = Mode.default
  /// The options.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The policy.
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// The volume; zero, because nothing sounds.
  open var outputVolume: Float { 0 }
  /// Whether another app sounds; none does.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the app should be silent; it need not be.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// Returns the session of the process.
  open class func sharedInstance() -> AVAudioSession {
    AppEnvironment.withCurrent(()) { environment, _ in environment.object { AVAudioSession() } }
  }

  /// Sets the category, and the usual mode.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
  /// Sets the category, and the usual mode.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  /// Sets the category and the mode.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }
  /// Sets the category, the mode and the policy.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    (self.category, self.mode, routeSharingPolicy, categoryOptions) = (category, mode, policy, options)
  }
  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Begins or ends sound. Nothing sounds.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Whether the app may record sound.
  open var recordPermission: RecordPermission {
    AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined ? .undetermined : .denied
  }
  /// Asks the user, who denies it. The handler is called on a queue in the background.
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// The notification that something interrupts the sound. It is never posted.
  public class var interruptionNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionInterruptionNotification")
  }
  /// The notification that the route has changed. It is never posted.
  public class var routeChangeNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionRouteChangeNotification")
  }
  /// The notification that other apps begin or stop to sound. It is never posted.
  public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  }
  /// The notification that the media services are gone. It is never posted.
  public class var mediaServicesWereLostNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification")
  }
  /// The notification that the media services were restarted. It is never posted.
  public class var mediaServicesWereResetNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }
}

/// The key of the type of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what an app may do when an interruption ends.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason of an interruption.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of the reason why the route has changed.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the route before the change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key that says whether other apps sound.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
