import Foundation

/// Options for Adjust's own tests, with the members of the SDK's class in version 4; they have no effect here.
public final class AdjustTestOptions: NSObject {
  /// Where requests go.
  public var urlOverwrite: String?
  /// What stands before the paths of requests.
  public var extraPath: String?
  /// The interval of the SDK's timer.
  public var timerIntervalInMilliseconds: NSNumber?
  /// The first interval of the SDK's timer.
  public var timerStartInMilliseconds: NSNumber?
  /// The time after which a session is new.
  public var sessionIntervalInMilliseconds: NSNumber?
  /// The time after which a subsession is new.
  public var subsessionIntervalInMilliseconds: NSNumber?
  /// What the user has said to tracking.
  public var attStatusInt: NSNumber?
  /// The id for advertisers.
  public var idfa: String?
  /// Whether the SDK is taken down.
  public var teardown = false
  /// Whether what the SDK has stored is deleted.
  public var deleteState = false
  /// Whether the SDK tries again at once.
  public var noBackoffWait = false
  /// Whether Apple Ads is read.
  public var adServicesFrameworkEnabled = false
  /// Whether requests are signed.
  public var enableSigning = false
  /// Whether requests are not signed.
  public var disableSigning = false
}
