#if os(Linux) || os(macOS)
  import Foundation

  // Gestures are accepted without an effect: nobody touches the view.
  extension View {
    /// Accepts a gesture.
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    /// Accepts a gesture.
    public func gesture(_ gesture: (some Gesture)?, isEnabled: Bool) -> some View { self }
    /// Accepts a gesture with priority over the view's gestures.
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    /// Accepts a gesture that runs along with the view's gestures.
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    /// Accepts an action for taps.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Accepts an action for taps that receives the location.
    public func onTapGesture(
      count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// Accepts an action for long presses.
    public func onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
      onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Accepts an action for long presses.
    public func onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
      perform action: @escaping () -> Void
    ) -> some View { self }
    /// Accepts an action for a hovering pointer.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Accepts whether the view receives touches.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Accepts the shape that receives touches.
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
    /// Accepts edges at which the app's gestures precede the system's.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Accepts the link that a tap on a widget opens.
    public func widgetURL(_ url: URL?) -> some View { self }
    /// Accepts a keyboard shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Accepts a keyboard shortcut.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  }

  /// A keyboard shortcut.
  public struct KeyboardShortcut: Hashable, Sendable {
    /// The shortcut of the default button: Return.
    public static let defaultAction = KeyboardShortcut(.return)
    /// The shortcut of the cancel button: Escape.
    public static let cancelAction = KeyboardShortcut(.escape)
    /// The key.
    public let key: KeyEquivalent
    /// The modifier keys.
    public let modifiers: EventModifiers
    /// Creates a keyboard shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
      (self.key, self.modifiers) = (key, modifiers)
    }
  }

  /// A key of a keyboard shortcut.
  public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public let character: Character
    /// Creates a key.
    public init(_ character: Character) { self.character = character }
    /// Creates a key.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Space key.
    public static let space = KeyEquivalent(" ")
    /// The Delete key.
    public static let delete = KeyEquivalent("\u{8}")
  }

  /// A set of modifier keys.
  public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
  }
#endif
