import Foundation
import UIKitStandIns

/// Stands in for Safari inside an app: a view controller that loads nothing.
open class SFSafariViewController: UIViewController {
  /// The configuration of a Safari view controller.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether Reader is entered if available.
    open var entersReaderIfAvailable = false
    /// Whether bars collapse.
    open var barCollapsingEnabled = true
    /// Creates a configuration.
    public override init() { super.init() }
  }
  /// The label of the dismiss button.
  public enum DismissButtonStyle: Int, Sendable {
    /// The label “Done”.
    case done = 0
    /// The label “Close”.
    case close = 1
    /// The label “Cancel”.
    case cancel = 2
  }
  /// The delegate; held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The background colour of bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of controls.
  open var preferredControlTintColor: UIColor?
  /// The label of the dismiss button.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The configuration.
  public let configuration: Configuration

  /// Creates a view controller for a page.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a view controller for a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a view controller from a storyboard, which simulations do not have.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// The delegate of a Safari view controller, whose methods are never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user taps the dismiss button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the initial load has completed.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// The default implementation, for an app that does not implement the method.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
