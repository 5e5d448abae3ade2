#if os(Linux) || os(macOS)
  import Foundation

  /// How rows look.
  public protocol ListStyle: Sendable {}

  /// The system's default.
  public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == DefaultListStyle {
    /// The system's default.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
  }

  /// Plain rows.
  public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == PlainListStyle {
    /// Plain rows.
    public static var plain: PlainListStyle { PlainListStyle() }
  }

  /// Rows with a margin.
  public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin.
    public static var inset: InsetListStyle { InsetListStyle() }
  }

  /// Rows in groups.
  public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == GroupedListStyle {
    /// Rows in groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
  }

  /// Rows in groups with a margin.
  public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows in groups with a margin.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  }

  /// Rows beside the screen.
  public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == SidebarListStyle {
    /// Rows beside the screen.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
  }

  extension View {
    /// Accepts how rows look.
    public func listStyle(_ style: some ListStyle) -> some View { self }
  }
#endif
