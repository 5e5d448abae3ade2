import Foundation
import SDKContract

/// Stands in for something that the user can say to Siri.
///
/// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent?
  /// The activity.
  public let userActivity: NSUserActivity?
  /// Creates a shortcut for an intent.
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  /// Creates a shortcut for an activity.
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
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

/// How a person can be reached.
public enum INPersonHandleType: Int, Sendable {
  /// How the person can be reached.
  case unknown = 0, emailAddress, phoneNumber
}

/// An address of a person.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address.
  public let value: String?
  /// The kind of address.
  public let type: INPersonHandleType
  /// Creates an address.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// A person of an intent.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INPerson: NSObject, @unchecked Sendable {
  /// The address.
  public let personHandle: INPersonHandle?
  /// The name.
  public let displayName: String
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The picture.
  public let image: INImage?
  /// The identifier in the address book.
  public let contactIdentifier: String?
  /// The identifier in the app.
  public let customIdentifier: String?
  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
  }
}

/// A call that the user asks for.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Whom to call.
  open var contacts: [INPerson]? { nil }
}

/// A message that the user sends.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets it.
  public let recipients: [INPerson]?
  /// The text.
  public let content: String?
  /// The name of the group.
  public let speakableGroupName: INSpeakableString?
  /// The identifier of the conversation.
  public let conversationIdentifier: String?
  /// The name of the service.
  public let serviceName: String?
  /// Who sends it.
  public let sender: INPerson?
  /// Creates a message.
  public init(
    recipients: [INPerson]?, outgoingMessageType: Int = 0, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [NSObject]? = nil
  ) {
    (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName) = (conversationIdentifier, serviceName)
    self.sender = sender
    super.init()
  }
}

/// A search of the user in the app.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {}
/// Sound that the user wants to hear.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {}
