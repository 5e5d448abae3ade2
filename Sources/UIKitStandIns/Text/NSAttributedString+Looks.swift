#if os(Linux) || os(macOS)
  import Foundation

  extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The text colour.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The background colour.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The paragraph style.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The underline style.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The underline colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The strikethrough style.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The kerning.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The link.
    public static let link = NSAttributedString.Key("NSLink")
    /// The offset from the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The attachment.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// The shadow.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// The strikethrough colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The width of the stroke.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The colour of the stroke.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  }

  /// The style of an underline or strikethrough.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// A double line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    /// Lines only under words.
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
  }

  /// Stands in for a paragraph style.
  ///
  /// It is `@unchecked Sendable` as its superclass is.
  open class NSParagraphStyle: _UIKitTextAttribute, @unchecked Sendable {
    /// The default style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    fileprivate var alignmentOfText = NSTextAlignment.natural
    fileprivate var spacing: CGFloat = 0
    /// The alignment of the text.
    open var alignment: NSTextAlignment { alignmentOfText }
    /// The space between lines.
    open var lineSpacing: CGFloat { spacing }
  }

  /// Stands in for a mutable paragraph style.
  ///
  /// It is `@unchecked Sendable` as its superclass is.
  open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The alignment of the text.
    open override var alignment: NSTextAlignment {
      get { alignmentOfText }
      set { alignmentOfText = newValue }
    }
    /// The space between lines.
    open override var lineSpacing: CGFloat {
      get { spacing }
      set { spacing = newValue }
    }
    /// The space between paragraphs.
    open var paragraphSpacing: CGFloat = 0
    /// The minimum height of lines.
    open var minimumLineHeight: CGFloat = 0
    /// The maximum height of lines.
    open var maximumLineHeight: CGFloat = 0
    /// The factor of the natural line height.
    open var lineHeightMultiple: CGFloat = 0
    /// How lines break.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The indent of the first line.
    open var firstLineHeadIndent: CGFloat = 0
    /// The indent of the other lines.
    open var headIndent: CGFloat = 0
  }
#endif
