#if os(Linux) || os(macOS)
  import Foundation

  extension UIView {
    /// The area in which a text is easy to read.
    public var readableContentGuide: UILayoutGuide {
      if let guide = looks.readableGuide { return guide }
      let guide = UILayoutGuide()
      looks.readableGuide = guide
      return guide
    }
    /// The point around which the view is transformed, from 0 to 1.
    public var anchorPoint: CGPoint {
      get { looks.anchorPoint }
      set { looks.anchorPoint = newValue }
    }
    /// The transform in space.
    public var transform3D: CATransform3D {
      get { looks.transform3D }
      set { looks.transform3D = newValue }
    }
    /// The smallest size of text.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
      get { looks.minimumContentSize }
      set { looks.minimumContentSize = newValue }
    }
    /// The largest size of text.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
      get { looks.maximumContentSize }
      set { looks.maximumContentSize = newValue }
    }
    /// The group for the focus.
    public var focusGroupIdentifier: String? {
      get { looks.focusGroup }
      set { looks.focusGroup = newValue }
    }
    /// Whether the view has the focus: never.
    public var isFocused: Bool { false }
    /// The frame for assistive technologies.
    public var accessibilityFrame: CGRect {
      get { looks.accessibilityFrame }
      set { looks.accessibilityFrame = newValue }
    }
    /// The point that assistive technologies touch.
    public var accessibilityActivationPoint: CGPoint {
      get { looks.accessibilityPoint }
      set { looks.accessibilityPoint = newValue }
    }
    /// What the user can say instead of the label.
    public var accessibilityUserInputLabels: [String] {
      get { looks.inputLabels }
      set { looks.inputLabels = newValue }
    }
    /// The language for assistive technologies.
    public var accessibilityLanguage: String? {
      get { looks.accessibilityLanguage }
      set { looks.accessibilityLanguage = newValue }
    }
    /// The label with attributes; only its text is kept.
    public var accessibilityAttributedLabel: NSAttributedString? {
      get { accessibilityLabel.map { NSAttributedString(string: $0) } }
      set { accessibilityLabel = newValue?.string }
    }
    /// The direction of the layout: from left to right.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Returns the direction of a layout: from left to right.
    public class func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
    /// The duration of the animation in which the code runs.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    /// Repeats the animations of a closure; they run once.
    public class func modifyAnimations(
      withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
  }

  extension UIWindow {
    /// Whether the window can become the key window.
    public var canBecomeKey: Bool { true }
    /// Whether the user can resize the content.
    public var canResizeToFitContent: Bool {
      get { false }
      set {}
    }
  }

  extension UIScrollView {
    /// Whether the content bounces after a zoom: never.
    public var isZoomBouncing: Bool { false }
    /// Ends what moves. Has no effect.
    public func stopScrollingAndZooming() {}
    /// Whether keys scroll.
    public var allowsKeyboardScrolling: Bool {
      get { true }
      set {}
    }
  }

  extension UIDevice {
    /// Plays the sound of a key. Has no effect.
    public func playInputClick() {}
    /// Posted when something comes close to the screen; simulations never post it.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
      "UIDeviceProximityStateDidChangeNotification")
  }

  extension UIPasteboard {
    /// Posted when a pasteboard is removed; simulations never post it.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  }

  extension UIMenuController {
    /// Posted before the menu is shown; simulations never post it.
    public nonisolated static let willShowMenuNotification = Notification.Name(
      "UIMenuControllerWillShowMenuNotification")
    /// Posted before the menu is hidden; simulations never post it.
    public nonisolated static let willHideMenuNotification = Notification.Name(
      "UIMenuControllerWillHideMenuNotification")
  }
#endif
