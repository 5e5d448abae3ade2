#if os(Linux) || os(macOS)
  /// How a view controller appears or disappears.
  enum ScreenMovement {
    /// Another view controller presents it.
    case presented
    /// It is dismissed.
    case dismissed
    /// A container shows it for the first time.
    case added
    /// It leaves its container.
    case removed
  }

  extension UIViewController {
    /// Whether the view controller appears because it is presented; its container is asked in its place.
    public var isBeingPresented: Bool { movement == .presented }
    /// Whether the view controller disappears because it is dismissed; its container is asked in its place.
    public var isBeingDismissed: Bool { movement == .dismissed }
    /// Whether the view controller appears because a container shows it for the first time.
    public var isMovingToParent: Bool { movement == .added }
    /// Whether the view controller disappears because it leaves its container.
    public var isMovingFromParent: Bool { movement == .removed }

    /// Calls the methods of a view controller that appears or disappears.
    func moving(_ movement: ScreenMovement, _ body: () -> Void) {
      let outer = self.movement
      self.movement = movement
      body()
      self.movement = outer
    }
  }
#endif
