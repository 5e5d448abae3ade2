#if os(Linux)
  import Foundation
  import FoundationStandIns

  /// Traits that an app sets.
  @preconcurrency @MainActor
  public protocol UIMutableTraits {
    /// The light or dark interface style.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The interface idiom.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The preferred Dynamic Type size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The direction of the layout.
    var layoutDirection: UIUserInterfaceLayoutDirection { get set }
    /// The number of pixels per point.
    var displayScale: CGFloat { get set }
  }

  /// The traits that an app sets for a screen or a view. They are kept; `traitCollection` stays that of the device.
  public struct UITraitOverrides: UIMutableTraits {
    private var values: [ObjectIdentifier: Any] = [:]
    nonisolated init() {}
    private func value<Value>(_ trait: Any.Type, _ other: Value) -> Value {
      values[ObjectIdentifier(trait)] as? Value ?? other
    }

    /// The light or dark interface style.
    public var userInterfaceStyle: UIUserInterfaceStyle {
      get { value(UITraitUserInterfaceStyle.self, .unspecified) }
      set { values[ObjectIdentifier(UITraitUserInterfaceStyle.self)] = newValue }
    }
    /// The interface idiom.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      get { value(UITraitUserInterfaceIdiom.self, .unspecified) }
      set { values[ObjectIdentifier(UITraitUserInterfaceIdiom.self)] = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
      get { value(UITraitHorizontalSizeClass.self, .unspecified) }
      set { values[ObjectIdentifier(UITraitHorizontalSizeClass.self)] = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
      get { value(UITraitVerticalSizeClass.self, .unspecified) }
      set { values[ObjectIdentifier(UITraitVerticalSizeClass.self)] = newValue }
    }
    /// The preferred Dynamic Type size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
      get { value(UITraitPreferredContentSizeCategory.self, .large) }
      set { values[ObjectIdentifier(UITraitPreferredContentSizeCategory.self)] = newValue }
    }
    /// The direction of the layout.
    public var layoutDirection: UIUserInterfaceLayoutDirection {
      get { value(UITraitLayoutDirection.self, .leftToRight) }
      set { values[ObjectIdentifier(UITraitLayoutDirection.self)] = newValue }
    }
    /// The number of pixels per point.
    public var displayScale: CGFloat {
      get { value(UITraitDisplayScale.self, 0) }
      set { values[ObjectIdentifier(UITraitDisplayScale.self)] = newValue }
    }
    /// Returns whether the app has set a trait.
    public func contains(_ trait: any UITraitDefinition.Type) -> Bool { values[ObjectIdentifier(trait)] != nil }
    /// Removes a trait.
    public mutating func remove(_ trait: any UITraitDefinition.Type) { values[ObjectIdentifier(trait)] = nil }
  }

  // Sound because nothing reads or writes what the pointer points to.
  private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  extension UITraitChangeObservable {
    /// The traits that the app sets.
    public var traitOverrides: UITraitOverrides {
      get { objc_getAssociatedObject(self, key) as? UITraitOverrides ?? UITraitOverrides() }
      set { objc_setAssociatedObject(self, key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
  }
#endif
