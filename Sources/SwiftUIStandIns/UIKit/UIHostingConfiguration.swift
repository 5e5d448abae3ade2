#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// Stands in for the content of a cell that SwiftUI's views make.
  public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    private let content: Content

    private init(content: Content) { self.content = content }

    /// Creates a configuration.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.init(content: content()) }

    /// Accepts a background.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
      UIHostingConfiguration<Content, EmptyView>(content: content)
    }
    /// Accepts a background, which is not made.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
      UIHostingConfiguration<Content, B>(content: self.content)
    }
    /// Accepts margins.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    /// Accepts margins.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    /// Accepts the smallest size.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

    /// Creates the view of the content.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(content, self) }
    /// Returns the configuration for a state: the same one.
    public func updated(for state: any UIConfigurationState) -> Self { self }
  }

  /// The view of a cell's content, which holds what makes SwiftUI's views.
  private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    private let controller: UIViewController

    init(_ content: some View, _ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      controller = UIHostingController(rootView: content)
      super.init(frame: .zero)
      addSubview(controller.view)
    }

    required init?(coder: NSCoder) { return nil }
  }
#endif
