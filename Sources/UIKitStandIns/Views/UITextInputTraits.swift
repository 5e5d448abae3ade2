#if os(Linux) || os(macOS)
  import Foundation

  /// A keyboard.
  public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// Letters without accents.
    case asciiCapable = 1
    /// Figures and signs.
    case numbersAndPunctuation = 2
    /// For addresses of the web.
    case URL = 3
    /// Figures.
    case numberPad = 4
    /// For numbers of phones.
    case phonePad = 5
    /// For names and numbers.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// Figures and a point.
    case decimalPad = 8
    /// For short messages.
    case twitter = 9
    /// To look for something.
    case webSearch = 10
  }

  /// What the key says that ends a line.
  public enum UIReturnKeyType: Int, Sendable {
    /// The usual word.
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

  /// Where capitals are.
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// At words.
    case words = 1
    /// At sentences.
    case sentences = 2
    /// Everywhere.
    case allCharacters = 3
  }

  /// Whether words are corrected.
  public enum UITextAutocorrectionType: Int, Sendable {
    /// The default.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
  }

  /// Whether words are marked.
  public enum UITextSpellCheckingType: Int, Sendable {
    /// The default.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
  }

  /// How a keyboard looks.
  public enum UIKeyboardAppearance: Int, Sendable {
    /// The default.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
  }

  /// Which kind of text a field has.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A number of a phone.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A code for once.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  }
#endif
