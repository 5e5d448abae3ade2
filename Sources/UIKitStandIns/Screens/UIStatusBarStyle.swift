#if os(Linux) || os(macOS)
  /// The style of the status bar.
  public enum UIStatusBarStyle: Int, Sendable {
    /// The default status bar style.
    case `default`
    /// The light content status bar style.
    case lightContent
    /// The dark content status bar style.
    case darkContent
  }

  /// The animation that shows or hides the status bar.
  public enum UIStatusBarAnimation: Int, Sendable {
    /// No status bar animation.
    case none
    /// The fade status bar animation.
    case fade
    /// The slide status bar animation.
    case slide
  }
#endif
