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
    /// Draws the text. A simulation does not call it.
    open func drawText(in rect: CGRect) {}
    /// Returns the area of the text. A simulation does not call it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
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
#endif
