#if os(Linux) || os(macOS)
  /// How a view controller is presented.
  public enum UIModalPresentationStyle: Int, Sendable {
    /// The full screen presentation style.
    case fullScreen
    /// The page sheet presentation style.
    case pageSheet
    /// The form sheet presentation style.
    case formSheet
    /// The current context presentation style.
    case currentContext
    /// The custom presentation style.
    case custom
    /// The over full screen presentation style.
    case overFullScreen
    /// The over current context presentation style.
    case overCurrentContext
    /// The popover presentation style.
    case popover
    /// No presentation style.
    case none
    /// The automatic presentation style.
    case automatic
  }

  /// The transition of a presentation.
  public enum UIModalTransitionStyle: Int, Sendable {
    /// The cover vertical transition style.
    case coverVertical
    /// The flip horizontal transition style.
    case flipHorizontal
    /// The cross dissolve transition style.
    case crossDissolve
    /// The partial curl transition style.
    case partialCurl
  }
#endif
