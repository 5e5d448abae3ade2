#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// The reasons for redacting a view.
  public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view shows placeholder content.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The view hides what is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content of the view is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
  }
#endif
