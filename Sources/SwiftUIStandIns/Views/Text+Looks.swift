#if os(Linux) || os(macOS)
  import Foundation

  // How a text looks: it stays a text, to which another one can be added.
  extension Text {
    /// Where a text is cut off.
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
    /// Accepts a setting of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// Accepts a setting of the font.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Accepts a setting of the font.
    public func bold() -> Text { self }
    /// Accepts a setting of the font.
    public func bold(_ isActive: Bool) -> Text { self }
    /// Accepts a setting of the font.
    public func italic() -> Text { self }
    /// Accepts a setting of the font.
    public func italic(_ isActive: Bool) -> Text { self }
    /// Accepts figures of one width.
    public func monospacedDigit() -> Text { self }
    /// Accepts a colour.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// Accepts a colour.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
    /// Accepts a line below.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Accepts a line through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Accepts a spacing between letters.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// Accepts a spacing between letters.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Accepts where letters stand.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  }
#endif
