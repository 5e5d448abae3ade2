#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a progress view.
  @preconcurrency @MainActor
  public protocol ProgressViewStyle {
    /// The type of the content, which is never displayed.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Creates the content of the styled view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// The properties that a progress view style receives.
  @preconcurrency @MainActor
  public struct ProgressViewStyleConfiguration {
    /// The label.
    public var label: AnyView? { nil }
    /// The completed fraction.
    public var fractionCompleted: Double? { nil }
  }

  /// The default progress view style.
  public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default progress view style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  }

  /// The circular progress view style.
  public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// The circular progress view style.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
  }

  /// The linear progress view style.
  public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// Creates the content of the styled view.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// The linear progress view style.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
  }

  extension View {
    /// Accepts a progress view style.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
  }
#endif
