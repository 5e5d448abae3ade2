#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A text. As the values that models of any isolation have, it belongs to no actor; only its view does.
  public struct Text: Equatable, Sendable {
    private let content: String

    /// Creates a text.
    public init(_ content: some StringProtocol) { self.content = String(content) }
    /// Creates a text from a literal string.
    public init(verbatim content: String) { self.content = content }
    /// Creates a text from a date. It always reads "date".
    public init(_ date: Date, style: DateStyle) { content = "date" }

    /// The style of a date.
    public struct DateStyle: Sendable {
      /// The date.
      public static let date = DateStyle()
      /// The time.
      public static let time = DateStyle()
      /// The time relative to now.
      public static let relative = DateStyle()
      /// The offset from now.
      public static let offset = DateStyle()
      /// A timer.
      public static let timer = DateStyle()
    }

    /// Returns two texts as one.
    public static func + (left: Text, right: Text) -> Text { Text(left.content + right.content) }
  }

  extension Text: View, PrimitiveView {
    var screenName: String? { content }
    func evaluate(_ context: ViewContext) {}
  }
#endif
