#if os(Linux) || os(macOS)
  import Foundation

  /// How a stack looks.
  public protocol NavigationViewStyle: Sendable {}

  /// The system's default.
  public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The system's default.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
  }

  /// One screen at a time.
  public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One screen at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
  }

  /// Screens beside each other.
  public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Screens beside each other.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
  }

  /// Two screens beside each other.
  public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
    /// Two screens beside each other.
    public static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
  }

  /// How screens beside each other look.
  public protocol NavigationSplitViewStyle: Sendable {}

  /// The system's default.
  public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The system's default.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
  }

  /// All of them are seen.
  public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// All of them are seen.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
  }

  /// The last one keeps its size.
  public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last one keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
      ProminentDetailNavigationSplitViewStyle()
    }
  }

  extension View {
    /// Accepts how a stack looks.
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
    /// Accepts how screens beside each other look.
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
  }
#endif
