#if os(Linux) || os(macOS)
  import Foundation

  /// How tabs look.
  public protocol TabViewStyle: Sendable {}

  /// The system's default.
  public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The system's default.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  }

  /// Beside the screen where there is space.
  public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
  }

  extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// Beside the screen where there is space.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
  }

  /// Pages, of which the user turns one after the other.
  public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are seen.
    public struct IndexDisplayMode: Hashable, Sendable {
      /// If there are several pages.
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
    /// Pages, of which the user turns one after the other.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages, of which the user turns one after the other.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
      PageTabViewStyle()
    }
  }

  /// How the dots below pages look.
  public protocol IndexViewStyle: Sendable {}

  /// Dots with a background.
  public struct PageIndexViewStyle: IndexViewStyle {
    /// When the background is seen.
    public struct BackgroundDisplayMode: Hashable, Sendable {
      /// The system's default.
      public static let automatic = BackgroundDisplayMode()
      /// While the user touches it.
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
    /// Dots with a background.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots with a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
      PageIndexViewStyle()
    }
  }

  extension View {
    /// Accepts how tabs look.
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
    /// Accepts how the dots below pages look.
    public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
  }
#endif
