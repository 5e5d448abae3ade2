#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a collection of traits.
  @preconcurrency @MainActor
  open class UITraitCollection: NSObject {
    /// Creates the traits of the device.
    public override init() {}
    /// Creates traits; they are those of the device.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
    /// Creates traits; they are those of the device.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    /// Creates traits; they are those of the device.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    /// Creates traits; they are those of the device.
    public convenience init(displayScale: CGFloat) { self.init() }
    /// Creates traits; they are those of the device.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    /// Creates traits; they are those of the device.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) { self.init() }
    /// The interface style: always light.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// Runs code with these traits.
    open func performAsCurrent(_ actions: () -> Void) { actions() }
    /// The horizontal size class: always compact.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// The vertical size class: always regular.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The interface idiom of the device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The preferred Dynamic Type size.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The number of pixels per point.
    open var displayScale: CGFloat { 3 }
    /// Returns whether colours resolve differently for other traits: never.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
    /// The traits of the current environment.
    public class var current: UITraitCollection { UITraitCollection() }
  }

  /// A light or dark interface style.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The light interface style.
    case light
    /// The dark interface style.
    case dark
  }

  /// The interface idiom of the device.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The iPhone interface idiom.
    case phone
    /// The iPad interface idiom.
    case pad
    /// The TV interface idiom.
    case tv
    /// The CarPlay interface idiom.
    case carPlay
    /// The Mac interface idiom.
    case mac
  }

  /// The size class of an interface.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// The compact size class.
    case compact
    /// The regular size class.
    case regular
  }

  /// The layout direction.
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The left to right direction.
    case leftToRight
    /// The right to left direction.
    case rightToLeft
  }
#endif
