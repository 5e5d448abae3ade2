#if os(Linux) || os(macOS)
  import Foundation

  /// The style of a tab view.
  public protocol TabViewStyle: Sendable {}

  /// The default tab view style.
  public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default tab view style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  }

  /// The tab view style with a sidebar where it fits.
  public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// The tab view style with a sidebar where it fits.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
  }

  /// The paged tab view style.
  public struct PageTabViewStyle: TabViewStyle {
    /// When the page index is visible.
    public struct IndexDisplayMode: Hashable, Sendable {
      /// With several pages.
      public static let automatic = IndexDisplayMode()
      /// Always.
      public static let always = IndexDisplayMode()
      /// Never.
      public static let never = IndexDisplayMode()
    }
    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  }

  extension TabViewStyle where Self == PageTabViewStyle {
    /// The paged tab view style.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Returns the paged tab view style with a display mode of the index.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
      PageTabViewStyle()
    }
  }

  /// The style of a page index.
  public protocol IndexViewStyle: Sendable {}

  /// The page index style.
  public struct PageIndexViewStyle: IndexViewStyle {
    /// When the background of the index is visible.
    public struct BackgroundDisplayMode: Hashable, Sendable {
      /// The default mode.
      public static let automatic = BackgroundDisplayMode()
      /// During interaction.
      public static let interactive = BackgroundDisplayMode()
      /// Always.
      public static let always = BackgroundDisplayMode()
      /// Never.
      public static let never = BackgroundDisplayMode()
    }
    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
  }

  extension IndexViewStyle where Self == PageIndexViewStyle {
    /// The page index style.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Returns the page index style with a display mode of its background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
      PageIndexViewStyle()
    }
  }

  extension View {
    /// Accepts a tab view style.
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
    /// Accepts a page index style.
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
  }
#endif
