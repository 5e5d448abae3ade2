#if os(Linux) || os(macOS)
  import Foundation

  /// Whether straight quotation marks become typographic ones.
  public enum UITextSmartQuotesType: Int, Sendable {
    /// A setting.
    case `default`, no, yes
  }

  /// Whether two hyphens become a dash.
  public enum UITextSmartDashesType: Int, Sendable {
    /// A setting.
    case `default`, no, yes
  }

  /// Whether spaces follow what is pasted.
  public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// A setting.
    case `default`, no, yes
  }

  /// The rules for a new password.
  @preconcurrency @MainActor
  open class UITextInputPasswordRules: NSObject {
    /// The rules as text.
    public let passwordRulesDescriptor: String
    /// Creates rules from a text.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
  }
#endif
