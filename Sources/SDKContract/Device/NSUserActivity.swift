import Foundation

#if !canImport(Darwin)
  /// The activity type of a universal link.
  public let NSUserActivityTypeBrowsingWeb = UserActivity.browsingWeb

  /// Stands in for Foundation's `NSUserActivity`, which exists on Apple's systems only.
  open class NSUserActivity: Hashable {
    /// What kind of activity it is.
    public let activityType: String
    /// The link.
    open var webpageURL: URL?
    /// The page from which the link was opened; the simulation gives none.
    open var referrerURL: URL?
    /// The title of the activity.
    open var title: String?
    /// What the app keeps with the activity.
    open var userInfo: [AnyHashable: Any]?
    /// Whether the activity can be continued on another device; the simulation has only one.
    open var isEligibleForHandoff = true
    /// Whether the activity can be found by a search, which simulations do not have.
    open var isEligibleForSearch = false
    /// The place of the activity in a set, which the simulation decides.
    private var place = 0

    /// Creates an activity.
    public init(activityType: String) {
      self.activityType = activityType
    }

    /// The activity that the system hands over.
    ///
    /// - Parameter place: The place of the activity in a set.
    package convenience init(_ activity: UserActivity, place: Int = 0) {
      self.init(activityType: activity.activityType)
      webpageURL = activity.webpageURL
      self.place = place
    }

    /// Adds to what the app keeps with the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity the one that the user is engaged in.
    open func becomeCurrent() {}
    /// Says that the user is no longer engaged in the activity.
    open func resignCurrent() {}
    /// Ends the activity.
    open func invalidate() {}

    /// Whether both are the same object.
    public static func == (left: NSUserActivity, right: NSUserActivity) -> Bool { left === right }

    /// Feeds what equality compares into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Decides where the activity is in a set, whose order would otherwise differ from process to process.
    public func _rawHashValue(seed: Int) -> Int { place }
  }
#endif

extension UserActivity {
  /// Takes what is known of an activity of Foundation's.
  public init(_ activity: NSUserActivity) {
    self.init(activityType: activity.activityType, webpageURL: activity.webpageURL)
  }

  /// The activity as Foundation has it.
  public var inFoundation: NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    // Foundation raises an exception for any other scheme.
    if let scheme = webpageURL?.scheme?.lowercased(), scheme == "http" || scheme == "https" {
      activity.webpageURL = webpageURL
    }
    return activity
  }
}
