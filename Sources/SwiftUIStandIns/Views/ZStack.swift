#if os(Linux) || os(macOS)
  /// Arranges views in depth.
  public struct ZStack<Content: View>: View, PrimitiveView, Wrapping {
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

  extension PrimitiveView where Self: Wrapping {
    var showsContent: Bool { false }
  }

  extension PrimitiveView where Self: Shape {
    var showsContent: Bool { false }
  }

  extension PrimitiveView where Self: ShapeStyle {
    var showsContent: Bool { false }
  }

  extension Color {
    var showsContent: Bool { false }
  }

  extension Image {
    var showsContent: Bool { false }
  }

  extension Spacer {
    var showsContent: Bool { false }
  }

  extension Divider {
    var showsContent: Bool { false }
  }

  extension EmptyView {
    var showsContent: Bool { false }
  }

  extension TupleView {
    var showsContent: Bool { false }
  }

  extension OptionalView {
    var showsContent: Bool { false }
  }

  extension ForEach {
    var showsContent: Bool { false }
  }

  extension GeometryReader {
    var showsContent: Bool { false }
  }
#endif
