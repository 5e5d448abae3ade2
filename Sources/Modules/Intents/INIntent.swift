import Foundation
import SDKContract
import UIKitStandIns
import UserNotificationsStandIns

/// Stands in for something that the user asks Siri for.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class INIntent: NSObject, @unchecked Sendable {
  /// The identifier of the intent.
  open var identifier: String? { nil }
  /// What Siri suggests to say.
  open var suggestedInvocationPhrase: String?
  /// What the app tells with the intent.
  open var donationMetadata: INIntentDonationMetadata?
  /// Creates an intent.
  public override init() { super.init() }
  /// A sentence about the intent.
  open var intentDescription: String? { nil }
}

/// Stands in for an answer to Siri.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity with which the app goes on.
  open var userActivity: NSUserActivity?
  /// Creates an answer.
  public override init() { super.init() }
}

/// How an intent was handled.
public enum INIntentHandlingStatus: Int, Sendable {
  /// How it was handled.
  case unspecified = 0, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// Stands in for what the user did with an intent, which the system does not keep.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class INInteraction: NSObject, @unchecked Sendable {
  /// Who began it.
  public enum Direction: Int, Sendable {
    /// Who began it.
    case unspecified = 0, outgoing, incoming
  }
  /// The intent.
  public let intent: INIntent
  /// The answer.
  public let intentResponse: INIntentResponse?
  /// How the intent was handled.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Who began it.
  open var direction = Direction.unspecified
  /// When it happened.
  open var dateInterval: DateInterval?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of a group.
  open var groupIdentifier: String?

  /// Creates a description of what the user did.
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

  /// Tells the system. Has no effect.
  @preconcurrency
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { Self.answer(completion) }
  /// Tells the system. Has no effect.
  open func donate() async throws {}
  /// Takes back everything. Has no effect.
  @preconcurrency
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { answer(completion) }
  /// Takes back what has identifiers. Has no effect.
  @preconcurrency
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    answer(completion)
  }
  /// Takes back what is in a group. Has no effect.
  @preconcurrency
  open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    answer(completion)
  }

  private class func answer(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { Task { handler(nil) } }
  }
}

extension NSUserActivity {
  /// What the user did with an intent: nil, as no intent opens a simulated app.
  public var interaction: INInteraction? { nil }
  /// What Siri suggests to say. It is not kept.
  public var suggestedInvocationPhrase: String? {
    get { nil }
    set {}
  }
  /// Where Siri suggests the activity. It is not kept.
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { [] }
    set {}
  }
}

/// Where Siri suggests an activity.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an option set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// For mindfulness.
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  /// For music.
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
}

/// Decides which object handles an intent.
open class INExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }
  /// Returns the object that handles an intent: the extension.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Stands in for the settings of Siri: the user denies it.
open class INPreferences: NSObject {
  /// Returns whether the app may use Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Asks whether the app may use Siri.
  @preconcurrency
  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Returns the language of Siri.
  open class func siriLanguageCode() -> String { "en-US" }
}

/// Whether an app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Whether it may.
  case notDetermined = 0, restricted, denied, authorized
}

extension UNNotificationContent {
  /// Returns the content with the looks of an intent: the same content.
  public func updating(from provider: INIntent) throws -> UNNotificationContent { self }
}
