#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the system's share sheet.
  open class UIActivityViewController: UIViewController {
    /// A type of activity.
    public typealias ActivityType = UIActivity.ActivityType

    /// The completion handler, which is never called because nobody shares anything.
    open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// The activities that are not shown.
    open var excludedActivityTypes: [ActivityType]?

    /// Creates a share sheet.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a share sheet from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// What an app shares, if it depends on how the user shares it. Nobody shares anything, so only a test calls it.
  @preconcurrency @MainActor
  public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns what the share sheet shows while it is open.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns what is shared.
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a mail.
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the type of what is shared.
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a small image of what is shared.
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
    /// Returns what the share sheet shows of a link.
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
  }

  extension UIActivityItemSource {
    /// The default implementation, for an app that does not implement the method.
    public func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// The default implementation, for an app that does not implement the method.
    public func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.data" }
    /// The default implementation, for an app that does not implement the method.
    public func activityViewController(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func activityViewControllerLinkMetadata(
      _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? { nil }
  }
#endif
