import Foundation

/// How a person can be reached.
public enum INPersonHandleType: Int, Sendable {
  /// How the person can be reached.
  case unknown = 0, emailAddress, phoneNumber
}

/// Which of a person's addresses it is.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a label from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address at home.
  public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
  /// The address at work.
  public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
  /// The number of a mobile phone.
  public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
  /// The main number.
  public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
  /// Another address.
  public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// An address of a person.
///
/// It is `@unchecked Sendable` because it is never modified.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address.
  public let value: String?
  /// The kind of address.
  public let type: INPersonHandleType
  /// Which of the person's addresses it is.
  public let label: INPersonHandleLabel?
  /// Creates an address.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
  }
  /// Creates an address without a label.
  public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }
}

/// By which application a person is suggested.
public enum INPersonSuggestionType: Int, Sendable {
  /// What the suggestion stands on.
  case none = 0, socialProfile, instantMessageAddress
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
  /// Whether it is the user of the device.
  public let isMe: Bool
  /// The other addresses.
  public let aliases: [INPersonHandle]?
  /// By which application the person is suggested.
  public let suggestionType: INPersonSuggestionType

  private init(
    _ personHandle: INPersonHandle, _ nameComponents: PersonNameComponents?, _ displayName: String?,
    _ image: INImage?, _ contactIdentifier: String?, _ customIdentifier: String?, isMe: Bool = false,
    aliases: [INPersonHandle]? = nil, suggestionType: INPersonSuggestionType = .none
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    (self.isMe, self.aliases, self.suggestionType) = (isMe, aliases, suggestionType)
  }

  /// Creates a person.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) { self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier) }
  /// Creates a person who may be the user of the device.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool
  ) { self.init(personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe: isMe) }
  /// Creates a person who may be the user of the device and is suggested.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, isMe: isMe,
      suggestionType: suggestionType)
  }
  /// Creates a person with other addresses.
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier, aliases: aliases,
      suggestionType: suggestionType)
  }
}
