#if os(Linux) || os(macOS)
  /// Makes a group of the views in a closure.
  @MainActor
  @resultBuilder
  public enum ViewBuilder {
    /// Takes one of the views.
    public static func buildExpression(_ view: some View) -> ViewGroup { ViewGroup(view.handlers) }

    /// Puts the views of a closure together.
    public static func buildBlock(_ groups: ViewGroup...) -> ViewGroup {
      var handlers = ViewHandlers()
      for group in groups { handlers.add(group.handlers) }
      return ViewGroup(handlers)
    }

    /// The views of a condition, if it holds when the app starts.
    public static func buildOptional(_ group: ViewGroup?) -> ViewGroup { group ?? ViewGroup(ViewHandlers()) }
    /// The views of a condition that holds.
    public static func buildEither(first group: ViewGroup) -> ViewGroup { group }
    /// The views of a condition that does not hold.
    public static func buildEither(second group: ViewGroup) -> ViewGroup { group }
  }
#endif
