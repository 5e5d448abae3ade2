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

  /// The loading phase of an image. A simulation has no network, so the phase does not change.
  public enum AsyncImagePhase: Sendable {
    /// No image is loaded.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading failed.
    case failure(any Error)
    /// The loaded image; otherwise nil.
    public var image: Image? {
      if case .success(let image) = self { image } else { nil }
    }
    /// The error; nil if loading did not fail.
    public var error: (any Error)? {
      if case .failure(let error) = self { error } else { nil }
    }
  }

  extension AsyncImage {
    /// Creates an image view with content for each phase.
    public init(
      url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
      @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init() }
  }
#endif
