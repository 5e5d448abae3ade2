#if os(Linux) || os(macOS)
  import Foundation

  /// The alignment of a text.
  public enum NSTextAlignment: Int, Sendable {
    /// Left-aligned.
    case left = 0
    /// Centred.
    case center = 1
    /// Right-aligned.
    case right = 2
    /// Justified.
    case justified = 3
    /// The default of the language.
    case natural = 4
  }

  /// How a text wraps or truncates.
  public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at words.
    case byWordWrapping = 0
    /// Wraps at characters.
    case byCharWrapping = 1
    /// Clips.
    case byClipping = 2
    /// Truncates the end.
    case byTruncatingTail = 4
    /// Truncates the beginning.
    case byTruncatingHead = 3
    /// Truncates the middle.
    case byTruncatingMiddle = 5
  }

  /// How shrunk text aligns vertically.
  public enum UIBaselineAdjustment: Int, Sendable {
    /// A baseline adjustment.
    case alignBaselines, alignCenters, none
  }

  /// Stands in for a label.
  open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The styled text.
    open var attributedText: NSAttributedString?
    /// The font.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// The text colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// The maximum number of lines.
    open var numberOfLines = 1
    /// How the text wraps or truncates.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks.
    open var minimumScaleFactor: CGFloat = 0
    /// The colour of the shadow.
    open var shadowColor: UIColor?
    /// The offset of the shadow.
    open var shadowOffset = CGSize.zero
    /// The text colour while the label is highlighted.
    open var highlightedTextColor: UIColor?
    /// Whether the label is highlighted.
    open var isHighlighted = false
    /// Whether the label is enabled.
    open var isEnabled = true
    /// The maximum width in points of a label with several lines.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// How shrunk text aligns vertically.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether letter spacing tightens before the text truncates.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows Dynamic Type.
    open var adjustsFontForContentSizeCategory = false
  }

  /// Stands in for a text view.
  open class UITextView: UIScrollView {
    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// The styled text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    /// The font.
    open var font: UIFont?
    /// The text colour.
    open var textColor: UIColor?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text is editable.
    open var isEditable = true
    /// Whether the text is selectable.
    open var isSelectable = true
    /// The insets around the text.
    open var textContainerInset = UIEdgeInsets.zero
    /// Where the text is laid out.
    public let textContainer = NSTextContainer()
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The keyboard type.
    open var keyboardType = UIKeyboardType.default
    /// The delegate; held weakly.
    open weak var delegate: (any UITextViewDelegate)?
  }

  /// The delegate of a text view.
  @preconcurrency @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called when the text changes.
    func textViewDidChange(_ textView: UITextView)
    /// Called when editing begins.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ends.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks whether a part of the text may change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Asks whether the text view may open a link: never called, because nobody taps it.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
  }

  /// How a user touches a link in a text.
  public enum UITextItemInteraction: Int, Sendable {
    /// With a tap.
    case invokeDefaultAction = 0
    /// With a long press.
    case presentActions = 1
    /// With a hard press.
    case preview = 2
  }

  extension UITextViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { true }
  }

  /// Stands in for a text field.
  open class UITextField: UIControl {
    /// The text.
    open var text: String?
    /// The placeholder text.
    open var placeholder: String?
    /// The font.
    open var font: UIFont?
    /// The text colour.
    open var textColor: UIColor?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text is obscured.
    open var isSecureTextEntry = false
    /// The styled text.
    open var attributedText: NSAttributedString?
    /// The styled placeholder text.
    open var attributedPlaceholder: NSAttributedString?
    /// The border style.
    open var borderStyle = BorderStyle.none
    /// When the clear button is visible.
    open var clearButtonMode = ViewMode.never
    /// The view at the left.
    open var leftView: UIView?
    /// When the left view is visible.
    open var leftViewMode = ViewMode.never
    /// The view at the right.
    open var rightView: UIView?
    /// When the right view is visible.
    open var rightViewMode = ViewMode.never
    /// The keyboard type.
    open var keyboardType = UIKeyboardType.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// When the keyboard capitalizes letters.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the keyboard corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether the field checks spelling.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The keyboard's appearance.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The semantic type of the text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! = nil
    /// Whether the font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false
    /// The view that replaces the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
    /// Whether the user is editing the text: never.
    open var isEditing: Bool { false }
    /// The delegate; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
  }

  /// The delegate of a text field.
  @preconcurrency @MainActor
  public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether to process the return key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether to replace part of the text.
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
