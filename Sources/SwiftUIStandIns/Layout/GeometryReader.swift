#if os(Linux) || os(macOS)
  import Foundation

  /// A view that reads its size.
  public struct GeometryReader<Content: View>: View, ContentlessView {
    private let content: (GeometryProxy) -> Content

    /// Creates a view from a closure that receives the size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func evaluate(_ context: ViewContext) { context.evaluate(content(GeometryProxy()), at: "content") }
  }

  /// The geometry of a view.
  public struct GeometryProxy: Sendable {
    /// The size of the view, which is that of the screen.
    public var size: CGSize { CGSize(width: 390, height: 844) }
    /// The insets of the safe area: always zero.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  }
#endif
