#if os(Linux) || os(macOS)
  import Foundation

  // Accessibility modifiers are accepted without an effect.
  extension View {
    /// Accepts an accessibility setting.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// Accepts an accessibility setting.
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
    /// Sets the help text.
    public func help(_ text: some StringProtocol) -> some View { self }
    /// Accepts an accessibility setting.
    public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
    /// Accepts accessibility traits to add.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Accepts accessibility traits to remove.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Accepts how the view combines its children into elements.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Accepts a sort priority.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Accepts an accessibility action.
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
    /// Accepts a named accessibility action.
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
      self
    }
  }

  /// A set of accessibility traits.
  public struct AccessibilityTraits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Selected.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Static text.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Modal.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// A toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 128)
  }

  /// How a view combines its children into elements.
  public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// Ignores the children.
    public static let ignore = AccessibilityChildBehavior()
    /// Contains the children as elements.
    public static let contain = AccessibilityChildBehavior()
    /// Combines the children into one element.
    public static let combine = AccessibilityChildBehavior()
  }
#endif
