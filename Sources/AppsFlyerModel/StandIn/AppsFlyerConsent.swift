import Foundation

/// What the user has consented to, with the members of the SDK's class (6.13.0 and later).
public final class AppsFlyerConsent: NSObject {
  private let subject: Bool?
  private let dataUsage: Bool?
  private let adsPersonalization: Bool?
  private let adStorage: Bool?

  /// Whether the laws of the European Union protect the user.
  public var isUserSubjectToGDPR: Bool { subject ?? false }
  /// Whether the user's data may be used.
  public var hasConsentForDataUsage: Bool { dataUsage ?? false }
  /// Whether advertisements may be chosen for the user.
  public var hasConsentForAdsPersonalization: Bool { adsPersonalization ?? false }
  /// Whether advertisements may store data; nil if that was not asked.
  public var hasConsentForAdStorage: NSNumber? { adStorage.map { NSNumber(value: $0) } }

  /// The consent of a user whom the laws of the European Union protect.
  public init(forGDPRUserWithHasConsentForDataUsage dataUsage: Bool, hasConsentForAdsPersonalization: Bool) {
    (subject, self.dataUsage, adsPersonalization, adStorage) = (true, dataUsage, hasConsentForAdsPersonalization, nil)
  }

  /// A user whom the laws of the European Union do not protect.
  public init(nonGDPRUser: ()) {
    (subject, dataUsage, adsPersonalization, adStorage) = (false, nil, nil, nil)
  }

  /// The consent of any user, as far as it is known.
  public init(
    isUserSubjectToGDPR: NSNumber?, hasConsentForDataUsage: NSNumber?, hasConsentForAdsPersonalization: NSNumber?,
    hasConsentForAdStorage: NSNumber?
  ) {
    subject = isUserSubjectToGDPR?.boolValue
    dataUsage = hasConsentForDataUsage?.boolValue
    adsPersonalization = hasConsentForAdsPersonalization?.boolValue
    adStorage = hasConsentForAdStorage?.boolValue
  }

  /// What is known, for a trace.
  public override var description: String {
    guard isUserSubjectToGDPR else { return "not subject to GDPR" }
    return "data usage \(hasConsentForDataUsage), personalization \(hasConsentForAdsPersonalization)"
  }
}
