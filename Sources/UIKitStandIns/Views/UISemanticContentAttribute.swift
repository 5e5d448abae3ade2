#if os(Linux) || os(macOS)
  /// Whether and how a view flips for right-to-left languages.
  public enum UISemanticContentAttribute: Int, Sendable {
    /// The default: flips with the language.
    case unspecified
    /// Media playback controls, which do not flip.
    case playback
    /// Spatial controls, which do not flip.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
  }
#endif
