#if os(Linux) || os(macOS)
  import Foundation

  /// How something looks that takes time.
  @preconcurrency @MainActor
  public protocol ProgressViewStyle {
    /// What it is made of; nobody sees it, so that nobody asks for it.
    associatedtype Body: View
    /// What the style is told.
    typealias Configuration = ProgressViewStyleConfiguration
    /// What it is made of.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// What a style is told.
  @preconcurrency @MainActor
  public struct ProgressViewStyleConfiguration {
    /// What it says.
    public var label: AnyView? { nil }
    /// How much of it is done.
    public var fractionCompleted: Double? { nil }
  }

  /// As the system has it.
  public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// What it is made of.
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// As the system has it.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  }

  /// A wheel.
  public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style.
    public nonisolated init(tint: Color) {}
    /// What it is made of.
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
    /// What it is made of.
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
