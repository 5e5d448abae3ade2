#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for an activity indicator.
  open class UIActivityIndicatorView: UIView {
    /// The style of an activity indicator.
    public enum Style: Int, Sendable {
      /// A medium indicator.
      case medium = 100
      /// A large indicator.
      case large = 101
    }
    /// Whether the indicator is animating.
    open private(set) var isAnimating = false
    /// Whether the indicator is hidden while it is stopped.
    open var hidesWhenStopped = true
    /// The colour.
    open var color: UIColor?
    /// The style.
    open var style = Style.medium
    /// Creates an activity indicator.
    public init(style: Style) {
      super.init(frame: .zero)
      self.style = style
    }
    /// Creates an activity indicator.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates an activity indicator from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Starts the indicator.
    open func startAnimating() { isAnimating = true }
    /// Stops the indicator.
    open func stopAnimating() { isAnimating = false }
  }
#endif
