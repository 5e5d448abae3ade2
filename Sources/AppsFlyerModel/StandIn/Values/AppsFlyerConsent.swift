import Foundation

/// The user's consent, with the members of the SDK's class (6.13.0 and later).
public final class AppsFlyerConsent: NSObject {
  private let subject: Bool?
  private let dataUsage: Bool?
  private let adsPersonalization: Bool?
  private let adStorage: Bool?

  /// Whether the GDPR applies to the user.
  public var isUserSubjectToGDPR: Bool { subject ?? false }
  /// Whether the user consents to the use of data.
  public var hasConsentForDataUsage: Bool { dataUsage ?? false }
  /// Whether the user consents to personalized ads.
  public var hasConsentForAdsPersonalization: Bool { adsPersonalization ?? false }
  /// Whether the user consents to the storage of ad data; nil if unknown.
  public var hasConsentForAdStorage: NSNumber? { adStorage.map { NSNumber(value: $0) } }

  /// Creates the consent of a user to whom the GDPR applies.
  public init(forGDPRUserWithHasConsentForDataUsage dataUsage: Bool, hasConsentForAdsPersonalization: Bool) {
    (subject, self.dataUsage, adsPersonalization, adStorage) = (true, dataUsage, hasConsentForAdsPersonalization, nil)
  }

  /// Creates the consent of a user to whom the GDPR does not apply.
  public init(nonGDPRUser: ()) {
    (subject, dataUsage, adsPersonalization, adStorage) = (false, nil, nil, nil)
  }

  /// Creates the consent of any user, as far as it is known.
  public init(
    isUserSubjectToGDPR: NSNumber?, hasConsentForDataUsage: NSNumber?, hasConsentForAdsPersonalization: NSNumber?,
    hasConsentForAdStorage: NSNumber?
  ) {
    subject = isUserSubjectToGDPR?.boolValue
    dataUsage = hasConsentForDataUsage?.boolValue
    adsPersonalization = hasConsentForAdsPersonalization?.boolValue
    adStorage = hasConsentForAdStorage?.boolValue
  }

  /// The known values, for a trace.
  public override var description: String {
    guard isUserSubjectToGDPR else { return "not subject to GDPR" }
    return "data usage \(hasConsentForDataUsage), personalization \(hasConsentForAdsPersonalization)"
  }
}
