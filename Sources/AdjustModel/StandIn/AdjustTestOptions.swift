import Foundation

/// Options for Adjust's internal tests, with the members of the SDK's class in version 4; they have no effect here.
public final class AdjustTestOptions: NSObject {
  /// The address for requests.
  public var urlOverwrite: String?
  /// The prefix of the paths of requests.
  public var extraPath: String?
  /// The interval of the SDK's timer.
  public var timerIntervalInMilliseconds: NSNumber?
  /// The first interval of the SDK's timer.
  public var timerStartInMilliseconds: NSNumber?
  /// The time without activity after which a new session starts.
  public var sessionIntervalInMilliseconds: NSNumber?
  /// The time without activity after which a new subsession starts.
  public var subsessionIntervalInMilliseconds: NSNumber?
  /// The tracking authorization status.
  public var attStatusInt: NSNumber?
  /// The advertising identifier.
  public var idfa: String?
  /// Whether the SDK is torn down.
  public var teardown = false
  /// Whether the SDK's stored state is deleted.
  public var deleteState = false
  /// Whether the SDK retries without a wait.
  public var noBackoffWait = false
  /// Whether Apple Ads is read.
  public var adServicesFrameworkEnabled = false
  /// Whether requests are signed.
  public var enableSigning = false
  /// Whether requests are not signed.
  public var disableSigning = false
}
