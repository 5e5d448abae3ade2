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
    /// How the text lies.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines it has.
    open var numberOfLines = 1
    /// Where it breaks.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the letters shrink.
    open var adjustsFontSizeToFitWidth = false
    /// How far.
    open var minimumScaleFactor: CGFloat = 0
  }

  /// Stands in for a text that the user can write.
  open class UITextView: UIScrollView {
    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// The text with its looks.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    /// The letters.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor?
    /// How the text lies.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the user can write.
    open var isEditable = true
    /// Whether the user can select.
    open var isSelectable = true
  }

  /// Stands in for a line that the user can write.
  open class UITextField: UIControl {
    /// The text.
    open var text: String?
    /// What stands there while there is no text.
    open var placeholder: String?
    /// The letters.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor?
    /// How the text lies.
    open var textAlignment = NSTextAlignment.natural
    /// Whether nobody can read it.
    open var isSecureTextEntry = false
    /// What hears of it; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
  }

  /// What hears of a line that the user can write.
  @preconcurrency @MainActor
  public protocol UITextFieldDelegate: NSObjectProtocol {
    /// The user has finished.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    /// Stands in for an app that does not implement the method.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  /// Stands in for a picture.
  open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?
    /// Creates a view.
    public convenience init(image: UIImage?) {
      self.init(frame: .zero)
      self.image = image
    }
  }

  /// Stands in for a wheel that turns.
  open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
      /// As usual.
      case medium = 100
      /// Larger.
      case large = 101
    }
    /// Whether it turns.
    open private(set) var isAnimating = false
    /// Whether it is hidden while it does not.
    open var hidesWhenStopped = true
    /// Creates a wheel.
    public convenience init(style: Style) { self.init(frame: .zero) }
    /// Lets it turn.
    open func startAnimating() { isAnimating = true }
    /// Stops it.
    open func stopAnimating() { isAnimating = false }
  }
#endif
