import Foundation

#if !canImport(Darwin)
  /// The activity type of a universal link.
  public let NSUserActivityTypeBrowsingWeb = UserActivity.browsingWeb

  /// A stand-in for Foundation's `NSUserActivity`, which exists only on Apple platforms.
  open class NSUserActivity: Hashable {
    /// The activity type.
    public let activityType: String
    /// The link.
    open var webpageURL: URL?
    /// The page from which the link was opened; the simulation gives none.
    open var referrerURL: URL?
    /// The title of the activity.
    open var title: String?
    /// The app's data for the activity.
    open var userInfo: [AnyHashable: Any]?
    /// Whether the activity can be continued on another device; without effect in the simulation.
    open var isEligibleForHandoff = true
    /// Whether search can find the activity; without effect in the simulation.
    open var isEligibleForSearch = false
    /// The position of the activity in a set, which the simulation decides.
    private var place = 0

    /// Creates an activity.
    public init(activityType: String) {
      self.activityType = activityType
    }

    /// Creates the activity that the system delivers.
    ///
    /// - Parameter place: The position of the activity in a set.
    package convenience init(_ activity: UserActivity, place: Int = 0) {
      self.init(activityType: activity.activityType)
      webpageURL = activity.webpageURL
      self.place = place
    }

    /// Adds entries to the app's data for the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Does nothing; on a device, makes the activity current.
    open func becomeCurrent() {}
    /// Does nothing; on a device, makes the activity no longer current.
    open func resignCurrent() {}
    /// Does nothing; on a device, invalidates the activity.
    open func invalidate() {}

    /// Returns whether both are the same object.
    public static func == (left: NSUserActivity, right: NSUserActivity) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Decides the position of the activity in a set, whose order would otherwise differ between processes.
    public func _rawHashValue(seed: Int) -> Int { place }
  }
#endif

extension UserActivity {
  /// Creates an activity from Foundation's.
  public init(_ activity: NSUserActivity) {
    self.init(activityType: activity.activityType, webpageURL: activity.webpageURL)
  }

  /// The activity as Foundation's `NSUserActivity`.
  public var inFoundation: NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    // Foundation raises an exception for any other scheme.
    if let scheme = webpageURL?.scheme?.lowercased(), scheme == "http" || scheme == "https" {
      activity.webpageURL = webpageURL
    }
    return activity
  }
}
