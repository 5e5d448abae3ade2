#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a navigation view.
  public protocol NavigationViewStyle: Sendable {}

  /// The default navigation view style.
  public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default navigation view style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
  }

  /// The stack navigation view style.
  public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The stack navigation view style.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
  }

  /// The column navigation view style.
  public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The column navigation view style.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
  }

  /// The double-column navigation view style.
  public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
    /// The double-column navigation view style.
    public static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
  }

  /// The style of a navigation split view.
  public protocol NavigationSplitViewStyle: Sendable {}

  /// The default split view style.
  public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default split view style.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
  }

  /// The balanced split view style.
  public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The balanced split view style.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
  }

  /// The split view style in which the detail column keeps its size.
  public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The split view style in which the detail column keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
      ProminentDetailNavigationSplitViewStyle()
    }
  }

  extension View {
    /// Accepts a navigation view style.
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
    /// Accepts a split view style.
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }
    /// Accepts the width of a column.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Accepts the width of a column that the user can change.
    public func navigationSplitViewColumnWidth(
      min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    /// Presents an inspector, which is a sheet where the width is compact.
    public func inspector(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> some View {
      sheet(isPresented: isPresented, content: content)
    }
    /// Accepts the width of the inspector's column.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    /// Accepts the width of the inspector's column, which the user can change.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
    /// Accepts that a bar does not have an item of the system.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  }

  /// An item that the system adds to a bar.
  public struct ToolbarDefaultItemKind: Sendable {
    private init() {}
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The title.
    public static let title = ToolbarDefaultItemKind()
  }
#endif
