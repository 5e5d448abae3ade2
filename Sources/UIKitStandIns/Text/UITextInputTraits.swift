#if os(Linux) || os(macOS)
  import Foundation

  /// The type of a keyboard.
  public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// URLs.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Phone numbers.
    case phonePad = 5
    /// Names and phone numbers.
    case namePhonePad = 6
    /// Email addresses.
    case emailAddress = 7
    /// Decimal numbers.
    case decimalPad = 8
    /// Twitter messages.
    case twitter = 9
    /// Web searches.
    case webSearch = 10
  }

  /// The label of the return key.
  public enum UIReturnKeyType: Int, Sendable {
    /// The default label.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
  }

  /// When the keyboard capitalizes letters.
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// Words.
    case words = 1
    /// Sentences.
    case sentences = 2
    /// All characters.
    case allCharacters = 3
  }

  /// Whether the keyboard corrects words.
  public enum UITextAutocorrectionType: Int, Sendable {
    /// The default.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
  }

  /// Whether a field checks spelling.
  public enum UITextSpellCheckingType: Int, Sendable {
    /// The default.
    case `default` = 0
    /// Off.
    case no = 1
    /// On.
    case yes = 2
  }

  /// The appearance of a keyboard.
  public enum UIKeyboardAppearance: Int, Sendable {
    /// The default.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
  }

  /// The semantic type of a text field's text.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String
    /// Creates a content type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// A prefix of a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A suffix of a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The title of a job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// An organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and a state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// A date.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A birthday.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  }
#endif
