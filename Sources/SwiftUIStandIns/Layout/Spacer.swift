#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A flexible space.
  public struct Spacer: View, ContentlessView {
    /// Creates a space.
    public init(minLength: CGFloat? = nil) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A dividing line.
  public struct Divider: View, ContentlessView {
    /// Creates a divider.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }
#endif
