#if os(Linux) || os(macOS)
  import Foundation

  // What is read aloud: it is accepted, and nobody hears it.
  extension View {
    /// Accepts an accessibility setting.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// Accepts an accessibility setting.
    public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
    /// Accepts an accessibility setting.
    public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
    /// Accepts what the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Accepts what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Accepts how views inside are read aloud.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Accepts when the view is read aloud.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Accepts what can be done with the view.
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
    /// Accepts what can be done with the view.
    public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
      self
    }
  }

  /// What a view is for those who hear it.
  public struct AccessibilityTraits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an option set from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// A text.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// In front of everything.
    public static let isModal = AccessibilityTraits(rawValue: 64)
    /// A toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 128)
  }

  /// How views inside are read aloud.
  public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior()
    /// Each of them.
    public static let contain = AccessibilityChildBehavior()
    /// As one.
    public static let combine = AccessibilityChildBehavior()
  }
#endif
