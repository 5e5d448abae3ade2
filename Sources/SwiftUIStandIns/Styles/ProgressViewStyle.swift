#if os(Linux) || os(macOS)
  import Foundation

  /// How something looks that takes time.
  @preconcurrency @MainActor
  public protocol ProgressViewStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a style receives.
  @preconcurrency @MainActor
  public struct ProgressViewStyleConfiguration {
    /// What it says.
    public var label: AnyView? { nil }
    /// How much of it is done.
    public var fractionCompleted: Double? { nil }
  }

  /// The system's default.
  public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The system's default.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  }

  /// A wheel.
  public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
  }

  /// A bar.
  public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
  }

  extension View {
    /// Accepts how something looks that takes time.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
  }
#endif
