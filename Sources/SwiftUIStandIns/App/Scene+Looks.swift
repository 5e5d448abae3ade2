#if os(Linux) || os(macOS)
  import Foundation

  // Modifiers of windows, commands and background work are accepted without an effect.
  extension Scene {
    /// Accepts commands.
    public func commands(@ViewBuilder content: () -> some View) -> some Scene { self }
    /// Accepts that the system's commands are removed.
    public func commandsRemoved() -> some Scene { self }
    /// Accepts commands that replace the system's.
    public func commandsReplaced(@ViewBuilder content: () -> some View) -> some Scene { self }
    /// Accepts the default size of the window.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Accepts the default size of the window.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Accepts the default position of the window.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Accepts the resizability of the window.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Accepts the style of the window.
    public func windowStyle(_ style: WindowStyle) -> some Scene { self }
    /// Accepts a background task. The system never runs it.
    public func backgroundTask<Request, Response>(
      _ task: BackgroundTask<Request, Response>, action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { self }
    /// Accepts a background task. The system never runs it.
    public func backgroundTask<Response>(
      _ task: BackgroundTask<Void, Response>, action: @escaping @Sendable () async -> Response
    ) -> some Scene { self }
    /// Accepts a change of the transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some Scene { self }

    /// Puts an observable object into the environment.
    public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
      ModifiedScene(content: self) { $0.environment.objects[ObjectIdentifier(Object.self)] = object }
    }
  }

  /// A background task.
  public struct BackgroundTask<Request, Response>: Sendable {
    init() {}
  }

  extension BackgroundTask where Request == Void, Response == Void {
    /// Returns the task of an app refresh.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  }

  extension BackgroundTask where Request == String, Response == Void {
    /// The task of a background URL session.
    public static var urlSession: BackgroundTask { BackgroundTask() }
  }

  extension BackgroundTask where Request == Void, Response == Void {
    /// Returns the task of a background URL session.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  }

  /// The resizability of a window.
  public struct WindowResizability: Sendable {
    /// The system's default.
    public static let automatic = WindowResizability()
    /// The size of the content.
    public static let contentSize = WindowResizability()
    /// The size of the content as a minimum.
    public static let contentMinSize = WindowResizability()
  }

  /// The style of a window.
  public struct WindowStyle: Sendable {
    /// The system's default.
    public static let automatic = WindowStyle()
    /// Without a title bar.
    public static let plain = WindowStyle()
    /// With a hidden title bar.
    public static let hiddenTitleBar = WindowStyle()
    /// With a title bar.
    public static let titleBar = WindowStyle()
  }
#endif
