#if os(Linux) || os(macOS)
  import Foundation

  /// A Dynamic Type size.
  public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable, Comparable {
    /// The raw name.
    public let rawValue: String
    /// Creates a size category from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ size: String) { rawValue = "UICTContentSizeCategory" + size }

    /// Not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The extra small size category.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// The small size category.
    public static let small = UIContentSizeCategory("S")
    /// The medium size category.
    public static let medium = UIContentSizeCategory("M")
    /// The large size category, which is the default.
    public static let large = UIContentSizeCategory("L")
    /// The extra large size category.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// The extra extra large size category.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The extra extra extra large size category.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The accessibility medium size category.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The accessibility large size category.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The accessibility extra large size category.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The accessibility extra extra large size category.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The accessibility extra extra extra large size category.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    private static let sizes: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]

    /// Returns whether a size is smaller than another.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
      sizes.firstIndex(of: left) ?? 0 < sizes.firstIndex(of: right) ?? 0
    }

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The notification of a changed size. A simulation never posts it.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
#endif
