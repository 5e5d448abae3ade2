#if os(Linux) || os(macOS)
  /// How a view blends with what is behind it.
  public enum BlendMode: Sendable {
    /// The default.
    case normal
    /// Multiply.
    case multiply
    /// Screen.
    case screen
    /// Overlay.
    case overlay
    /// Darken.
    case darken
    /// Lighten.
    case lighten
    /// Plus lighter.
    case plusLighter
    /// Source atop.
    case sourceAtop
    /// Destination out.
    case destinationOut
  }
#endif
