import Foundation

/// How a message goes out.
public enum INOutgoingMessageType: Int, Sendable {
  /// How it goes out.
  case unknown = 0, outgoingMessageText, outgoingMessageAudio
}

/// Something that a message has with it.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {}

/// Which notifications belong to a message.
///
/// It is `@unchecked Sendable` because it is used only on the thread of its simulation.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// What the user is told of a message that arrives.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  /// Whether the message mentions the user.
  open var mentionsCurrentUser = false
  /// Whether the message answers one of the user.
  open var isReplyToCurrentUser = false
  /// Whether the user is told despite a focus.
  open var notifyRecipientAnyway = false
  /// How many people get the message.
  open var recipientCount = 0
}

/// A message that the user sends, or gets.
///
/// It is `@unchecked Sendable` as its superclass is.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets it.
  public let recipients: [INPerson]?
  /// How it goes out.
  public let outgoingMessageType: INOutgoingMessageType
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
  /// What the message has with it.
  public let attachments: [INSendMessageAttachment]?

  /// Creates a message.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]?
  ) {
    (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
    (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
    (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
    super.init()
  }
  /// Creates a message, as before iOS 14.
  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .unknown, content: content, speakableGroupName: speakableGroupName,
      conversationIdentifier: conversationIdentifier, serviceName: serviceName, sender: sender, attachments: nil)
  }
}

extension NSObjectProtocol where Self: INIntent {
  /// Accepts a picture for a value of the intent; nobody sees it.
  public func setImage(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, some Any>) {}
  /// Returns the picture for a value of the intent: none.
  public func image(forParameterNamed parameterName: KeyPath<Self, some Any>) -> INImage? { nil }
}
