#if os(Linux) || os(macOS)
  import Foundation

  // What fingers do: it is accepted, and nobody touches the view.
  extension View {
    /// Accepts a gesture.
    public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    /// Accepts a gesture.
    public func gesture(_ gesture: (some Gesture)?, isEnabled: Bool) -> some View { self }
    /// Accepts a gesture that comes before those inside.
    public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    /// Accepts a gesture beside those inside.
    public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View { self }
    /// Accepts what a tap does.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Accepts what a tap does at a place.
    public func onTapGesture(
      count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// Accepts what a long tap does.
    public func onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
      onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Accepts what a long tap does.
    public func onLongPressGesture(
      minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
      perform action: @escaping () -> Void
    ) -> some View { self }
    /// Accepts what a pointer does.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Accepts that the view takes no taps.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Accepts which shape takes taps.
    public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }
    /// Accepts that the app's gestures come before the system's.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Accepts what is dragged.
    public func onDrag(_ data: @escaping () -> Any) -> some View { self }
    /// Accepts a key.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Accepts a key.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  }

  /// Keys that do something.
  public struct KeyboardShortcut: Hashable, Sendable {
    /// The key that confirms.
    public static let defaultAction = KeyboardShortcut(.return)
    /// The key that cancels.
    public static let cancelAction = KeyboardShortcut(.escape)
    /// The key.
    public let key: KeyEquivalent
    /// The keys that are held.
    public let modifiers: EventModifiers
    /// Names keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
      (self.key, self.modifiers) = (key, modifiers)
    }
  }

  /// A key.
  public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public let character: Character
    /// Names a key.
    public init(_ character: Character) { self.character = character }
    /// Names a key.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    /// The key that ends a line.
    public static let `return` = KeyEquivalent("\r")
    /// The key that cancels.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The key that deletes.
    public static let delete = KeyEquivalent("\u{8}")
  }

  /// Keys that are held.
  public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For capitals.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
  }
#endif
