#if os(Linux) || os(macOS)
  /// A scene with one window.
  public struct WindowGroup<Content: View>: Scene {
    private let content: Content

    /// Creates a window that shows a view.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    /// What the views of the window want to hear of.
    public var handlers: ViewHandlers { content.handlers }
  }
#endif
