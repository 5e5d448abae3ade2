#if os(Linux) || os(macOS)
  /// A part of an app that shows views.
  @MainActor
  public protocol Scene {
    /// What the views of the scene want to hear of.
    var handlers: ViewHandlers { get }
  }
#endif
