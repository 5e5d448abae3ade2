#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a label.
  @preconcurrency @MainActor
  public protocol LabelStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = LabelStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a label style receives.
  @preconcurrency @MainActor
  public struct LabelStyleConfiguration {
    /// The title.
    public var title: some View { EmptyView() }
    /// The icon.
    public var icon: some View { EmptyView() }
  }

  /// The default label style.
  public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == DefaultLabelStyle {
    /// The default label style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  }

  /// The icon-only label style.
  public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon-only label style.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
  }

  /// The title-only label style.
  public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title-only label style.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
  }

  /// The label style with title and icon.
  public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The label style with title and icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  }

  extension View {
    /// Accepts a label style.
    public func labelStyle(_ style: some LabelStyle) -> some View { self }
  }
#endif
