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
    /// The keys of the app's data that the activity needs.
    open var requiredUserInfoKeys: Set<String>?
    /// The words by which search finds the activity; without effect in the simulation.
    open var keywords: Set<String> = []
    /// Identifies the scene that shows the content; a simulated app has one.
    open var targetContentIdentifier: String?
    /// Identifies the activity, so that the app can delete it.
    open var persistentIdentifier: String?
    /// The date at which the activity is no longer of use.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var expirationDate: Date! = .distantFuture
    /// Whether the app's data for the activity is out of date; the simulation never asks for it.
    open var needsSave = false
    /// Whether the activity can stream data to another device; without effect in the simulation.
    open var supportsContinuationStreams = false
    /// Whether the activity can be continued on another device; without effect in the simulation.
    open var isEligibleForHandoff = true
    /// Whether search can find the activity; without effect in the simulation.
    open var isEligibleForSearch = false
    /// Whether search can find the activity on other devices; without effect in the simulation.
    open var isEligibleForPublicIndexing = false
    /// Whether Siri can suggest the activity; without effect in the simulation.
    open var isEligibleForPrediction = false
    /// The phrase that Siri suggests; without effect in the simulation.
    open var suggestedInvocationPhrase: String?
    /// What Spotlight shows of the activity, which a module for Spotlight knows.
    package var searchAttributes: AnyObject?
    /// The object that fills in the app's data; held weakly, and never called.
    open weak var delegate: (any NSUserActivityDelegate)?
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

    /// Does nothing; on a device, deletes the activities that the app has saved.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    /// Does nothing; on a device, deletes activities that the app has saved.
    open class func deleteSavedUserActivities(
      withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { handler() }

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

  /// Stands in for the object that fills in the app's data for an activity; all methods are optional.
  public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is saved; simulations never save one.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called when another device continues the activity; simulations have none.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// The default implementation, for an app that does not implement the method.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }
#else
  extension NSUserActivity {
    /// Creates the activity that the system delivers.
    ///
    /// - Parameter place: The position of the activity in a set; Foundation's class has no place for it.
    package convenience init(_ activity: UserActivity, place: Int) {
      self.init(activityType: activity.activityType)
      webpageURL = activity.linkForFoundation
    }
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
    activity.webpageURL = linkForFoundation
    return activity
  }

  /// The link, if Foundation's class takes it: for any scheme but these, it raises an exception.
  fileprivate var linkForFoundation: URL? {
    let scheme = webpageURL?.scheme?.lowercased()
    return scheme == "http" || scheme == "https" ? webpageURL : nil
  }
}
