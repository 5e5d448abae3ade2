#if os(Linux) || os(macOS)
  import Foundation

  /// How large the user has letters.
  public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable, Comparable {
    /// The name of the size.
    public let rawValue: String
    /// Names a size.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }

    /// Not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The size of that name.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// The size of that name.
    public static let small = UIContentSizeCategory("S")
    /// The size of that name.
    public static let medium = UIContentSizeCategory("M")
    /// The size of that name, which is the usual one.
    public static let large = UIContentSizeCategory("L")
    /// The size of that name.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// The size of that name.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The size of that name.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The size of that name.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The size of that name.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The size of that name.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The size of that name.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The size of that name.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    private static let sizes: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]

    /// Whether letters are smaller.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
      sizes.firstIndex(of: left) ?? 0 < sizes.firstIndex(of: right) ?? 0
    }

    /// Whether it is one of the sizes for those who see badly.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Posted when the user has chosen another size, which nobody does.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
#endif
