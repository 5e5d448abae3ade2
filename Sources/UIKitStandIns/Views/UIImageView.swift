#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for an image view.
  open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The image while the view is highlighted.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted.
    open var isHighlighted = false
    /// The images of the animation.
    open var animationImages: [UIImage]?
    /// The length of the animation in seconds.
    open var animationDuration: TimeInterval = 0
    /// How often the animation runs; zero repeats it forever.
    open var animationRepeatCount = 0
    /// The highlighted images of the animation.
    open var highlightedAnimationImages: [UIImage]?
    /// The configuration of a symbol.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the image grows with the text.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    /// Whether the animation runs.
    open private(set) var isAnimating = false
    /// Begins the animation.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    /// Ends the animation.
    open func stopAnimating() { isAnimating = false }
    /// Creates an image view.
    public init(image: UIImage?) {
      super.init(frame: .zero)
      self.image = image
    }
    /// Creates an image view.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - highlightedImage: The image while the view is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(frame: .zero)
      self.image = image
      self.highlightedImage = highlightedImage
    }
    /// Creates an image view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates an image view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
