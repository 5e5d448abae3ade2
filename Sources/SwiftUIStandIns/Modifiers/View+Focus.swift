#if os(Linux) || os(macOS)
  import Foundation

  // Modifiers of the focus are accepted without an effect: nobody moves it.
  extension View {
    /// Accepts the place that has the focus first.
    public func defaultFocus<Value: Hashable>(
      _ binding: Binding<Value>, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
    /// Accepts that the view is a group for the focus.
    public func focusSection() -> some View { self }
    /// Accepts an area for the focus.
    public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Accepts that the view has the focus first.
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
      self
    }
    /// Accepts what the view does with the focus.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    /// Accepts whether the effect of the focus is visible.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepts an object of the view when it is focused.
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { self }
    /// Accepts an object of the view when it is focused.
    public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    /// Accepts a binding to the focus of a search field.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    /// Accepts a binding to the focus of a search field.
    public func searchFocused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
    /// Accepts an action for a key.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    /// Accepts an action for keys.
    public func onKeyPress(
      phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Accepts an action for keys.
    public func onKeyPress(
      keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
      action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
  }

  /// When a place has the focus first.
  public struct DefaultFocusEvaluationPriority: Sendable {
    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// When the user moves the focus into the area.
    public static let userInitiated = DefaultFocusEvaluationPriority()
  }

  /// What a view does with the focus.
  public struct FocusInteractions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an option set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is activated.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It is edited.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What the system does.
    public static let automatic: FocusInteractions = [.activate, .edit]
  }

  /// The press of a key. Nobody presses one.
  public struct KeyPress: Sendable {
    /// What happens to a key.
    public enum Result: Sendable {
      /// The key has an effect, or it has none.
      case handled, ignored
    }
    /// When an action is called.
    public struct Phases: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: Int
      /// Creates an option set from its raw value.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// When the key is pressed.
      public static let down = Phases(rawValue: 1)
      /// When the key is held.
      public static let `repeat` = Phases(rawValue: 2)
      /// When the key is released.
      public static let up = Phases(rawValue: 4)
      /// Always.
      public static let all: Phases = [.down, .repeat, .up]
    }
    /// The phase.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The text of the key.
    public let characters: String
    /// The modifiers.
    public let modifiers: EventModifiers
  }

  /// Moves the focus to what prefers it. Has no effect.
  public struct ResetFocusAction: Sendable {
    /// Moves the focus in an area.
    public func callAsFunction(in namespace: Namespace.ID) {}
  }

  /// An object of the focused view: nil.
  @propertyWrapper
  public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates the property.
    public init() {}
    /// The object: nil.
    public var wrappedValue: ObjectType? { nil }
  }

  extension EnvironmentValues {
    /// Moves the focus to what prefers it.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// Whether the effect of the focus is visible.
    public var isFocusEffectEnabled: Bool { true }
  }
#endif
