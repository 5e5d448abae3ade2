#if os(Linux) || os(macOS)
  import Foundation

  /// A view, of which only what it wants to hear of is known.
  @MainActor
  public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }
    /// What the view, and those that it is made of, want to hear of.
    var handlers: ViewHandlers { get }
  }

  extension View {
    /// What the views want to hear of that this one is made of.
    public var handlers: ViewHandlers { body.handlers }

    /// Hands over a link that opened the app.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
      var handlers = handlers
      handlers.openURL.append(action)
      return ViewGroup(handlers)
    }

    /// Calls an action when the view is seen for the first time.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
      var handlers = handlers
      if let action { handlers.appear.append(action) }
      return ViewGroup(handlers)
    }
  }

  extension Never: View {
    /// There is no such view.
    public var body: Never { return fatalError("a view that is made of no others has no body") }
  }
#endif
