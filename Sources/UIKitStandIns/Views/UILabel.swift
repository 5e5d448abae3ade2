#if os(Linux) || os(macOS)
  import Foundation

  /// How a text lies.
  public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides.
    case justified = 3
    /// As the language has it.
    case natural = 4
  }

  /// Where a text breaks.
  public enum NSLineBreakMode: Int, Sendable {
    /// Between words.
    case byWordWrapping = 0
    /// Anywhere.
    case byCharWrapping = 1
    /// Not at all.
    case byClipping = 2
    /// It ends with dots.
    case byTruncatingTail = 4
    /// It begins with dots.
    case byTruncatingHead = 3
    /// It has dots in the middle.
    case byTruncatingMiddle = 5
  }

  /// Where shrunk letters stand.
  public enum UIBaselineAdjustment: Int, Sendable {
    /// The value of that name.
    case alignBaselines, alignCenters, none
  }

  /// Stands in for a text.
  open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The text with its looks.
    open var attributedText: NSAttributedString?
    /// The letters.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines it has.
    open var numberOfLines = 1
    /// Where it breaks.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the letters shrink.
    open var adjustsFontSizeToFitWidth = false
    /// The distance.
    open var minimumScaleFactor: CGFloat = 0
    /// The colour of the shadow.
    open var shadowColor: UIColor?
    /// Where the shadow is.
    open var shadowOffset = CGSize.zero
    /// The colour while a finger is on it.
    open var highlightedTextColor: UIColor?
    /// Whether it is pressed.
    open var isHighlighted = false
    /// Whether it looks as usual.
    open var isEnabled = true
    /// How wide it wants to be.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Where shrunk letters stand.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether letters move together.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether letters follow the user's size.
    open var adjustsFontForContentSizeCategory = false
  }

  /// Stands in for a text that the user can write.
  open class UITextView: UIScrollView {
    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// The text with its looks.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can write.
    open var isEditable = true
    /// Whether the user can select.
    open var isSelectable = true
    /// Space around the text.
    open var textContainerInset = UIEdgeInsets.zero
    /// How links look.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The keyboard.
    open var keyboardType = UIKeyboardType.default
    /// The delegate; held weakly.
    open weak var delegate: (any UITextViewDelegate)?
  }

  /// What hears of a text that the user can write.
  @preconcurrency @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// The text has changed.
    func textViewDidChange(_ textView: UITextView)
    /// The user has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The user has ended.
    func textViewDidEndEditing(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidEndEditing(_ textView: UITextView) {}
  }

  /// Stands in for a line that the user can write.
  open class UITextField: UIControl {
    /// The text.
    open var text: String?
    /// What stands there while there is no text.
    open var placeholder: String?
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether nobody can read it.
    open var isSecureTextEntry = false
    /// The text with its looks.
    open var attributedText: NSAttributedString?
    /// What stands there with its looks while there is no text.
    open var attributedPlaceholder: NSAttributedString?
    /// The border.
    open var borderStyle = BorderStyle.none
    /// When a cross is seen.
    open var clearButtonMode = ViewMode.never
    /// The view at the beginning.
    open var leftView: UIView?
    /// When the view at the beginning is seen.
    open var leftViewMode = ViewMode.never
    /// The view at the end.
    open var rightView: UIView?
    /// When the view at the end is seen.
    open var rightViewMode = ViewMode.never
    /// The keyboard.
    open var keyboardType = UIKeyboardType.default
    /// What the key says that ends the line.
    open var returnKeyType = UIReturnKeyType.default
    /// Where capitals are.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// How the keyboard looks.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Which kind of text it is.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! = nil
    /// Whether the letters shrink.
    open var adjustsFontSizeToFitWidth = false
    /// The view in place of the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
    /// Whether the user writes.
    open var isEditing: Bool { false }
    /// The delegate; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
  }

  /// What hears of a line that the user can write.
  @preconcurrency @MainActor
  public protocol UITextFieldDelegate: NSObjectProtocol {
    /// The user has finished.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the user may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The user has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// The user has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether the text may change.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
  }

  extension UITextFieldDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// The default implementation, for an app that does not implement the method.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The default implementation, for an app that does not implement the method.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  /// Stands in for a picture.
  open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?
    /// The picture while a finger is on it.
    open var highlightedImage: UIImage?
    /// Whether it is pressed.
    open var isHighlighted = false
    /// Pictures one after the other.
    open var animationImages: [UIImage]?
    /// How many seconds they take.
    open var animationDuration: TimeInterval = 0
    /// Creates a view.
    public init(image: UIImage?) {
      super.init(frame: .zero)
      self.image = image
    }
    /// Creates a view.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - highlightedImage: The picture while a finger is on it.
    public init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(frame: .zero)
      self.image = image
      self.highlightedImage = highlightedImage
    }
    /// Creates a view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Stands in for a wheel that turns.
  open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
      /// The default.
      case medium = 100
      /// Larger.
      case large = 101
    }
    /// Whether it turns.
    open private(set) var isAnimating = false
    /// Whether it is hidden while it does not.
    open var hidesWhenStopped = true
    /// The colour.
    open var color: UIColor?
    /// How large it is.
    open var style = Style.medium
    /// Creates a wheel.
    public init(style: Style) {
      super.init(frame: .zero)
      self.style = style
    }
    /// Creates a wheel.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a wheel from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Lets it turn.
    open func startAnimating() { isAnimating = true }
    /// Stops it.
    open func stopAnimating() { isAnimating = false }
  }
#endif
