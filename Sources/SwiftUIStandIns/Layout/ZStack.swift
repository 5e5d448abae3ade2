#if os(Linux) || os(macOS)
  /// Arranges views in depth.
  public struct ZStack<Content: View>: View, Wrapping {
    private let content: Content

    /// Creates a depth stack.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }

    var screenName: String? { SwiftUIStandIns.screenName(of: content) }
    var ownName: String? { ownScreenName(of: content) }

    func evaluate(_ context: ViewContext) {
      guard var layers = content as? TupleView else { return context.evaluate(content, at: "content") }
      layers.areLayers = true
      context.evaluate(layers, at: "content")
    }
  }
#endif
