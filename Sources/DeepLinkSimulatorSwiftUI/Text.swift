#if os(Linux) || os(macOS)
  /// A text, which nobody sees.
  public struct Text: View {
    /// Creates a text.
    public init(_ content: String) {}

    /// It wants to hear of nothing.
    public var handlers: ViewHandlers { ViewHandlers() }
    /// It is made of no others.
    public var body: Never { return fatalError("a text has no body") }
  }
#endif
