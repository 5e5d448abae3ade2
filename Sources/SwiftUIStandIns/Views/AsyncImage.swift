#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// An image from the network. A simulation does not load it.
  public struct AsyncImage<Content: View>: View, PrimitiveView {
    init() {}
    /// Creates an image view.
    public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView {}
    /// Creates an image view.
    public init(
      url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content,
      @ViewBuilder placeholder: @escaping () -> some View
    ) {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
