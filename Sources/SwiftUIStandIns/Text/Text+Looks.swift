#if os(Linux) || os(macOS)
  import Foundation

  // Modifiers of text. They return a text, so that it can be concatenated.
  extension Text {
    /// Where a text is truncated.
    public enum TruncationMode: Sendable {
      /// At the beginning.
      case head
      /// At the end.
      case tail
      /// In the middle.
      case middle
    }
    /// Accepts a font.
    public func font(_ font: Font?) -> Text { self }
    /// Accepts a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// Accepts a design.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Accepts bold text.
    public func bold() -> Text { self }
    /// Accepts bold text.
    public func bold(_ isActive: Bool) -> Text { self }
    /// Accepts italic text.
    public func italic() -> Text { self }
    /// Accepts italic text.
    public func italic(_ isActive: Bool) -> Text { self }
    /// Accepts monospaced digits.
    public func monospacedDigit() -> Text { self }
    /// Accepts a colour.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// Accepts a foreground style.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
    /// Accepts an underline.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Accepts a strikethrough.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Accepts a kerning.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Accepts a tracking.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Accepts an offset from the baseline.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  }
#endif
