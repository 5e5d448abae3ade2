import Foundation
import SDKContract

/// Stands in for something that the user can say to Siri.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
public enum INShortcut: Hashable, @unchecked Sendable {
  /// A shortcut for an intent.
  case intent(INIntent)
  /// A shortcut for an activity.
  case userActivity(NSUserActivity)

  /// Creates a shortcut for an intent.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Creates a shortcut for an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
  /// The intent.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  /// The activity.
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// Stands in for a shortcut to which the user has given a phrase.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  /// The phrase.
  public let invocationPhrase: String
  /// The shortcut.
  public let shortcut: INShortcut
  init(_ shortcut: INShortcut, phrase: String) { (self.shortcut, invocationPhrase) = (shortcut, phrase) }
}

/// Stands in for the shortcuts of the user, of which there are none.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The center.
  public static let shared = INVoiceShortcutCenter()
  /// Tells what the app suggests. Has no effect.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  /// Tells which shortcuts the user has: none.
  @preconcurrency
  open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion([], nil) }
  }
  /// Tells which shortcut has an identifier: none.
  @preconcurrency
  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(nil, nil) } }
  /// Returns which shortcuts the user has: none.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
}

/// A shortcut that matters at some time. Nobody sees it.
open class INRelevantShortcut: NSObject {
  /// The shortcut.
  public let shortcut: INShortcut
  /// Creates a shortcut.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// A text with a pronunciation.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The text.
  public let spokenPhrase: String
  /// The identifier.
  public let vocabularyIdentifier: String?
  /// How the text is pronounced.
  public let pronunciationHint: String?
  /// Creates a text.
  public init(spokenPhrase: String) {
    (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil)
  }
  /// Creates a text with an identifier.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
    self.pronunciationHint = pronunciationHint
  }
}

/// A thing of an intent.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String?
  /// The text.
  public let displayString: String
  /// Creates a thing.
  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
}

/// A picture of an intent.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INImage: NSObject, @unchecked Sendable {
  /// Creates a picture from a name.
  public convenience init(named name: String) { self.init() }
  /// Creates a picture from data.
  public convenience init(imageData: Data) { self.init() }
  /// Creates a picture from a URL.
  public convenience init?(url URL: URL) { self.init() }
}

/// A call that the user asks for.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Whom to call.
  open var contacts: [INPerson]? { nil }
}

/// A search of the user in the app.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {}
/// Sound that the user wants to hear.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {}
