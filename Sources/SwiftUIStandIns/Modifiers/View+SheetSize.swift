#if os(Linux) || os(macOS)
  /// The size of a sheet.
  public struct PresentationSizing: Sendable {
    /// The size that the system chooses.
    public static let automatic = PresentationSizing()
    /// The size of the content.
    public static let fitted = PresentationSizing()
    /// The size of a form.
    public static let form = PresentationSizing()
    /// The size of a page.
    public static let page = PresentationSizing()
    /// Returns this size, fitted to the content in some directions.
    public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
    /// Returns this size, which may grow with the content in some directions.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing { self }
  }

  extension View {
    /// Accepts the size of a sheet.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
    /// Accepts the menu of a title, which nobody opens.
    public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View { self }
  }
#endif
