#if os(Linux) || os(macOS)
  import Foundation

  /// How a text with a picture looks.
  @preconcurrency @MainActor
  public protocol LabelStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = LabelStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a style receives.
  @preconcurrency @MainActor
  public struct LabelStyleConfiguration {
    /// The text.
    public var title: some View { EmptyView() }
    /// The picture.
    public var icon: some View { EmptyView() }
  }

  /// The system's default.
  public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == DefaultLabelStyle {
    /// The system's default.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  }

  /// The picture.
  public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
  }

  /// The text.
  public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The text.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
  }

  /// Both.
  public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Both.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  }

  extension View {
    /// Accepts how a text with a picture looks.
    public func labelStyle(_ style: some LabelStyle) -> some View { self }
  }
#endif
