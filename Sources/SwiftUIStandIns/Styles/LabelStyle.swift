#if os(Linux) || os(macOS)
  import Foundation

  /// How a text with a picture looks.
  @preconcurrency @MainActor
  public protocol LabelStyle {
    /// What it is made of; nobody sees it, so that nobody asks for it.
    associatedtype Body: View
    /// What the style is told.
    typealias Configuration = LabelStyleConfiguration
    /// What it is made of.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// What a style is told.
  @preconcurrency @MainActor
  public struct LabelStyleConfiguration {
    /// The text.
    public var title: some View { EmptyView() }
    /// The picture.
    public var icon: some View { EmptyView() }
  }

  /// As the system has it.
  public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension LabelStyle where Self == DefaultLabelStyle {
    /// As the system has it.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  }

  /// The picture.
  public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
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
    /// What it is made of.
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
    /// What it is made of.
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
