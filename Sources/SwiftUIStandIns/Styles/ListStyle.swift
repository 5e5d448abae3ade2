#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a list.
  public protocol ListStyle: Sendable {}

  /// The default list style.
  public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == DefaultListStyle {
    /// The default list style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
  }

  /// The plain list style.
  public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == PlainListStyle {
    /// The plain list style.
    public static var plain: PlainListStyle { PlainListStyle() }
  }

  /// The inset list style.
  public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == InsetListStyle {
    /// The inset list style.
    public static var inset: InsetListStyle { InsetListStyle() }
  }

  /// The grouped list style.
  public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == GroupedListStyle {
    /// The grouped list style.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
  }

  /// The inset grouped list style.
  public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == InsetGroupedListStyle {
    /// The inset grouped list style.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  }

  /// The sidebar list style.
  public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
  }

  extension ListStyle where Self == SidebarListStyle {
    /// The sidebar list style.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
  }

  extension View {
    /// Accepts a list style.
    public func listStyle(_ style: some ListStyle) -> some View { self }
  }
#endif
