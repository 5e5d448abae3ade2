#if os(Linux) || os(macOS)
  import Foundation

  extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Lines and alignment.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A line below.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of the line below.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Space between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Where the text leads.
    public static let link = NSAttributedString.Key("NSLink")
    /// Where letters stand.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A picture.
    public static let attachment = NSAttributedString.Key("NSAttachment")
  }

  /// A line below or through a text.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A broken one.
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    /// At words only.
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
  }

  /// Stands in for lines and alignment.
  open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// The default.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
    fileprivate var alignmentOfText = NSTextAlignment.natural
    fileprivate var spacing: CGFloat = 0
    /// The alignment of the text.
    open var alignment: NSTextAlignment { alignmentOfText }
    /// The space between lines.
    open var lineSpacing: CGFloat { spacing }
  }

  /// Stands in for lines and alignment that the app sets.
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
    /// How high a line is, at least.
    open var minimumLineHeight: CGFloat = 0
    /// How high a line is, at most.
    open var maximumLineHeight: CGFloat = 0
    /// How much higher a line is.
    open var lineHeightMultiple: CGFloat = 0
    /// Where lines break.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where the first line begins.
    open var firstLineHeadIndent: CGFloat = 0
    /// Where lines begin.
    open var headIndent: CGFloat = 0
  }
#endif
