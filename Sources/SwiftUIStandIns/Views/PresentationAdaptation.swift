#if os(Linux) || os(macOS)
  /// How a presentation adapts to compact sizes.
  public struct PresentationAdaptation: Hashable, Sendable {
    /// The automatic adaptation.
    public static let automatic = PresentationAdaptation()
    /// No adaptation.
    public static let none = PresentationAdaptation()
    /// The popover adaptation.
    public static let popover = PresentationAdaptation()
    /// The sheet adaptation.
    public static let sheet = PresentationAdaptation()
    /// The full screen cover adaptation.
    public static let fullScreenCover = PresentationAdaptation()
  }
#endif
