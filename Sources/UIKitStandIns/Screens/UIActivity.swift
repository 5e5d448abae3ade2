#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a way to share something. Nobody chooses one.
  @preconcurrency @MainActor
  open class UIActivity: NSObject {
    /// A type of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a type from its raw value.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a type from its raw value.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Copying to the pasteboard.
      public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
      /// Sending a message.
      public static let message = ActivityType("com.apple.UIKit.activity.Message")
      /// Sending an email.
      public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
      /// AirDrop.
      public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
      /// Posting to Facebook.
      public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
      /// Posting to Twitter.
      public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
      /// Printing.
      public static let print = ActivityType("com.apple.UIKit.activity.Print")
      /// Assigning an image to a contact.
      public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
      /// Saving an image.
      public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
      /// Adding a link to Safari's reading list.
      public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
      /// Opening in Books.
      public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
      /// Marking up a PDF.
      public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Where an activity stands in the share sheet.
    public enum Category: Int, Sendable {
      /// Among the actions.
      case action = 0
      /// Among the apps.
      case share = 1
    }

    /// Where the activity stands in the share sheet.
    open class var activityCategory: Category { .action }
    /// The type of the activity.
    open var activityType: ActivityType? { nil }
    /// The title of the activity.
    open var activityTitle: String? { nil }
    /// The image of the activity.
    open var activityImage: UIImage? { nil }
    /// The screen of the activity.
    open var activityViewController: UIViewController? { nil }

    /// Creates an activity.
    public nonisolated override init() { super.init() }

    /// Returns whether the activity can share some items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the activity.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity.
    open func perform() {}
    /// Tells the share sheet that the activity is over. Has no effect.
    open func activityDidFinish(_ completed: Bool) {}
  }
#endif
