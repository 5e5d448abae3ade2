#if os(Linux) || os(macOS)
  import Foundation

  extension UIView {
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
  }
#endif
