#if os(Linux) || os(macOS)
  import Foundation

  // What has to do with windows, keyboards and work in the background: it is accepted, and nothing happens.
  extension Scene {
    /// Accepts commands, which nobody gives.
    public func commands(@ViewBuilder content: () -> some View) -> some Scene { self }
    /// Accepts that the system's commands are gone.
    public func commandsRemoved() -> some Scene { self }
    /// Accepts other commands.
    public func commandsReplaced(@ViewBuilder content: () -> some View) -> some Scene { self }
    /// Accepts a size of the window.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Accepts a size of the window.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Accepts a place of the window.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Accepts where settings are kept.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    /// Accepts who changes the size of the window.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Accepts how the window looks.
    public func windowStyle(_ style: WindowStyle) -> some Scene { self }
    /// Accepts work in the background, which the system never asks for.
    public func backgroundTask<Request, Response>(
      _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { self }
    /// Accepts work in the background, which the system never asks for.
    public func backgroundTask<Response>(
      _ task: BackgroundTask<Void, Response>, action: @escaping @Sendable () async -> Response
    ) -> some Scene { self }
    /// Accepts how changes look.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some Scene { self }

    /// Puts an observable object into the surroundings.
    public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
      ModifiedScene(content: self) { $0.environment.objects[ObjectIdentifier(Object.self)] = object }
    }
  }

  /// Work in the background.
  public struct BackgroundTask<Request, Response>: Sendable {
    init() {}
  }

  extension BackgroundTask where Request == Void, Response == Void {
    /// The app gets what is new.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  }

  extension BackgroundTask where Request == String, Response == Void {
    /// What the app has asked for has come.
    public static var urlSession: BackgroundTask { BackgroundTask() }
  }

  extension BackgroundTask where Request == Void, Response == Void {
    /// What the app has asked for has come.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  }

  /// Who changes the size of a window.
  public struct WindowResizability: Sendable {
    /// The system's default.
    public static let automatic = WindowResizability()
    /// What the window shows.
    public static let contentSize = WindowResizability()
    /// What the window shows, at least.
    public static let contentMinSize = WindowResizability()
  }

  /// How a window looks.
  public struct WindowStyle: Sendable {
    /// The system's default.
    public static let automatic = WindowStyle()
    /// Without a bar.
    public static let plain = WindowStyle()
    /// With a hidden bar.
    public static let hiddenTitleBar = WindowStyle()
    /// With a bar.
    public static let titleBar = WindowStyle()
  }
#endif
