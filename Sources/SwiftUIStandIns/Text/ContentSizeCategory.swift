#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A Dynamic Type size, as SwiftUI named it before `DynamicTypeSize`.
  public enum ContentSizeCategory: Int, Hashable, CaseIterable, Comparable, Sendable {
    /// A standard size.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// An accessibility size.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge
    /// Whether the size is one of those for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
    /// Returns whether a size is smaller than another.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  extension EnvironmentValues {
    /// The Dynamic Type size. It is the same value as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
      get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
      set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// Whether text is bold for legibility.
    public var legibilityWeight: LegibilityWeight? { nil }
    /// The contrast of colours.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Whether a view has the focus: never.
    public var isFocused: Bool { false }
    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
      get { self[MultilineTextAlignmentKey.self] }
      set { self[MultilineTextAlignmentKey.self] = newValue }
    }
    /// Whether the letters of a text move together to fit.
    public var allowsTightening: Bool {
      get { self[AllowsTighteningKey.self] }
      set { self[AllowsTighteningKey.self] = newValue }
    }
    /// How far a text shrinks to fit.
    public var minimumScaleFactor: CGFloat {
      get { self[MinimumScaleFactorKey.self] }
      set { self[MinimumScaleFactorKey.self] = newValue }
    }
    /// Whether colours are inverted: never.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons have shapes: never.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether Switch Control is on: never.
    public var accessibilitySwitchControlEnabled: Bool { false }
  }

  private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }

  private enum AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  /// Whether text is bold for legibility.
  public enum LegibilityWeight: Hashable, Sendable {
    /// A weight.
    case regular, bold
  }

  /// The contrast of colours.
  public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// A contrast.
    case standard, increased
  }
#endif
