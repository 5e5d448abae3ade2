#if os(Linux) || os(macOS)
  /// The role of a toolbar.
  public struct ToolbarRole: Hashable, Sendable {
    /// The system's default.
    public static let automatic = ToolbarRole()
    /// A browser.
    public static let browser = ToolbarRole()
    /// An editor.
    public static let editor = ToolbarRole()
    /// A navigation stack.
    public static let navigationStack = ToolbarRole()
  }
#endif
