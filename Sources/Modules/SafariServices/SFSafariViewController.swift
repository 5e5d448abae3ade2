import Foundation
import UIKitStandIns

/// Stands in for Safari inside an app: a screen as any other, in which nothing is loaded.
open class SFSafariViewController: UIViewController {
  /// How it shows a page.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether it shows the text only.
    open var entersReaderIfAvailable = false
    /// Whether bars go away.
    open var barCollapsingEnabled = true
    /// Creates a configuration.
    public override init() { super.init() }
  }
  /// What the button says that ends it.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }
  /// What hears of it; held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The colour of bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of what the user can tap.
  open var preferredControlTintColor: UIColor?
  /// What the button says that ends it.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// How it shows a page.
  public let configuration: Configuration

  /// Creates a screen that shows a page.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a screen that shows a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a screen from a storyboard, which simulations do not have.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// What hears of Safari inside an app, which nobody uses.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has ended it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page is there, or not.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Stands in for an app that does not implement the method.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Stands in for an app that does not implement the method.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
