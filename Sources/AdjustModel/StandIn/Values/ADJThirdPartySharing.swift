import Foundation

/// The sharing of the user's data with third parties, with the members of the SDK's class in versions 4 and 5.
public final class ADJThirdPartySharing: NSObject {
  /// Whether sharing is enabled; nil if only options are set.
  public let enabled: NSNumber?
  /// The options of each partner.
  public let granularOptions = NSMutableDictionary()
  /// The settings of each partner.
  public let partnerSharingSettings = NSMutableDictionary()

  /// Creates a setting; nil keeps the previous choice.
  public init?(isEnabled: NSNumber?) {
    enabled = isEnabled
  }

  /// Creates a setting, under its name in version 4; nil keeps the previous choice.
  public convenience init?(isEnabledNumberBool: NSNumber?) {
    self.init(isEnabled: isEnabledNumberBool)
  }

  /// Adds an option for a partner.
  public func addGranularOption(_ partnerName: String, key: String, value: String) {
    add(key, value, of: partnerName, to: granularOptions)
  }

  /// Adds a setting for a partner.
  public func addPartnerSharingSetting(_ partnerName: String, key: String, value: Bool) {
    add(key, value, of: partnerName, to: partnerSharingSettings)
  }

  private func add(_ key: String, _ value: Any, of partner: String, to options: NSMutableDictionary) {
    var members = options[partner] as? [String: Any] ?? [:]
    members[key] = value
    options[partner] = members
  }
}
